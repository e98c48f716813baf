export const menuPicture = (asset: string) => `/img/w_640/${asset}`
