type ClassList = { add: (name: string) => void; remove: (name: string) => void }

/** A class shared by several holders; it is removed when the last one releases it. */
export function createHeldClass(name: string, list: () => ClassList) {
  let holders = 0
  return function hold(): () => void {
    holders += 1
    if (holders === 1) list().add(name)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      holders -= 1
      if (holders === 0) list().remove(name)
    }
  }
}

/** The cart menu and the mobile menu share this class; closing one must not remove it for the other. */
export const holdMenuOpen = createHeldClass('menu-open', () => document.body.classList)
