type ClassList = { add: (name: string) => void; remove: (name: string) => void }

/** A class that several holders share: it stays until the last of them lets go. */
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

/** The cart menu and the mobile menu both mark the body; closing one must not unmark the other. */
export const holdMenuOpen = createHeldClass('menu-open', () => document.body.classList)
