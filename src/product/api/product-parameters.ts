/** What a product's address may say: which colour and size is shown, and who asks for a size. */
export const productParameters = ['colour', 'size', 'height', 'inseam'] as const
