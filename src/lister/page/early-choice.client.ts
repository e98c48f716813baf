import { valueFilters } from '#/lister/listing/filters.ts'
import { type Lister, sortNames, toggled, withSort } from '#/lister/listing/lister.ts'

/** Applies choices made before hydration: React leaves them in the form without an event. */
export function withEarlyChoice(lister: Lister, form: HTMLFormElement): Lister {
  return [...form.elements].reduce(withControl, lister)
}

function withControl(lister: Lister, control: Element): Lister {
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
    const filter = valueFilters.find((name) => name === control.name)
    return filter ? toggled(lister, filter, control.value) : lister
  }
  if (control instanceof HTMLSelectElement && control.name === 'sort') {
    const sort = sortNames.find((name) => name === control.value)
    return sort && sort !== lister.sort ? withSort(lister, sort) : lister
  }
  return lister
}
