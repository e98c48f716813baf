/** Where the picture of a panel of the menu is. */
export const menuPicture = (asset: string) => `/img/w_640/${asset}`
