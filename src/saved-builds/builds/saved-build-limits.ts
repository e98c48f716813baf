/** The longest name that a shopper may give to a build. */
export const maxNameLength = 60

/** A customer may keep this many builds; more are refused, so that nobody fills the table. */
export const mostBuilds = 200

/** A guest's build is kept this many days after it was last opened. */
export const guestDays = 180
