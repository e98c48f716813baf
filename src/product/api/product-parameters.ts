/** The parameters of a product's URL: the colour and size shown, and the rider's measurements. */
export const productParameters = ['colour', 'size', 'height', 'inseam'] as const
