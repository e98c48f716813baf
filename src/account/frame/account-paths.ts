/** The page that header, menu and login lead to. */
export const overviewPath = '/my-account/overview/'
export const profilePath = '/my-account/profile/'
export const loginPath = '/auth/login/'
export const registerPath = '/auth/register/'
