import type { Facts } from '#/catalogue/import/import-facts.ts'
import { type Choice, isStemInBar, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

type Fitted = Readonly<Record<string, Facts>>

const differ = <Value>(one: Value | undefined, other: Value | undefined) =>
  one !== undefined && other !== undefined && one !== other

function wheelsAreWrong(frame: Facts, bike: Fitted): boolean {
  const { wheelset = {}, tyres = {}, fork = {}, mudguards = {}, tubeless = {} } = bike
  const size = tyres.wheelSize ?? wheelset.wheelSize ?? '700c'
  const { tyreWidth: width } = tyres
  const room = Math.min(
    frame.maxTyre?.[size] ?? Infinity,
    fork.maxTyre?.[size] ?? (fork.maxTyre ? 0 : Infinity),
  )
  return (
    Boolean(wheelset.hasFixedRearHub) !== Boolean(frame.hasFixedRearHub) ||
    differ(wheelset.wheelSize, tyres.wheelSize) ||
    (frame.wheelSizes !== undefined && !frame.wheelSizes.includes(size)) ||
    differ(wheelset.freehub, frame.freehub) ||
    (width !== undefined &&
      (width > room ||
        width > (wheelset.maxTyre?.[size] ?? Infinity) ||
        width < (wheelset.minTyre ?? 0) ||
        width < (mudguards.minTyre ?? 0) ||
        (mudguards.maxTyre !== undefined && width > (mudguards.maxTyre[size] ?? 0)) ||
        (tubeless.maxTyre !== undefined && width > (tubeless.maxTyre[size] ?? 0)) ||
        (mudguards.needsMount !== undefined && width + 3 > room))) ||
    (wheelset.isHookless === true && tyres.isTubeless === false) ||
    (tubeless.isTubeless === true && tyres.isTubeless === false)
  )
}

function steeringIsWrong(frame: Facts, bike: Fitted, hasOwnFork: boolean): boolean {
  const { fork = {}, handlebar = {}, stem, mudguards = {}, computerMount = {} } = bike
  const length = fork.forkLength ?? 0
  const [shortest, longest] = frame.forkLengths ?? [0, Infinity]
  const isOnePiece = handlebar.hasStem === true
  const clamp = stem?.barClamp ?? frame.barClamp
  const eyes = fork.mounts ?? (hasOwnFork ? frame.mounts : []) ?? []
  const hidesHoses = [handlebar, stem ?? {}].some(({ hoses }) => hoses === 'inside')
  return (
    (frame.frontRotor ?? 0) > (fork.maxRotor ?? Infinity) ||
    (length > 0 && (length < shortest || length > longest)) ||
    (hidesHoses && frame.hoses === 'outside') ||
    (isOnePiece && computerMount.barClamp !== undefined) ||
    (isOnePiece && Object.values(bike).some(({ needsStemCap }) => needsStemCap)) ||
    (!isOnePiece && differ(handlebar.barClamp, clamp)) ||
    differ(computerMount.barClamp, handlebar.barClamp) ||
    (mudguards.needsMount === 'mudguards' && !eyes.includes('mudguards'))
  )
}

function driveIsWrong(frame: Facts, { chainset = {}, seatpost = {} }: Fitted): boolean {
  const rings = chainset.rings ?? frame.rings ?? []
  return (
    rings.length !== (frame.rings ?? []).length ||
    Math.max(...rings) > (frame.maxRing ?? Infinity) ||
    differ(chainset.chainline, frame.chainline) ||
    (seatpost.needsLevers !== undefined &&
      frame.shiftSystem !== undefined &&
      (frame.shiftSystem !== 'sram-axs-12' || (frame.rings ?? []).length > 1))
  )
}

/** Every place is counted: nothing may be there twice. */
function isCrowded(bike: Fitted): boolean {
  const taken = Object.values(bike).flatMap(({ places = [] }) => places)
  return new Set(taken).size < taken.length
}

function lacksSomething(bike: Fitted, skus: readonly string[]): boolean {
  const needs = Object.values(bike).flatMap(({ requires }) => (requires ? [requires] : []))
  return needs.some((anyOf) => !anyOf.some((sku) => skus.includes(sku)))
}

/**
 * A second judge of what fits, written from the meaning of the facts and not from the rules: it asks every
 * question of a whole bike at once.
 */
export function isBuildable(bike: OfferedBike, choice: Choice): boolean {
  const { facts: frame } = bike.frame
  const leftOut = isStemInBar(bike, choice) ? 'stem' : ''
  if (choice.parts[leftOut]) return false
  const fitted = bike.sections.flatMap((section) => {
    const part = partIn(section, choice)
    return part && section.key !== leftOut ? [{ key: section.key, part }] : []
  })
  const facts = Object.fromEntries(fitted.map(({ key, part }) => [key, part.facts]))
  const skus = fitted.map(({ part }) => part.sku)
  return !(
    wheelsAreWrong(frame, facts) ||
    steeringIsWrong(frame, facts, choice.parts['fork'] === undefined) ||
    driveIsWrong(frame, facts) ||
    isCrowded(facts) ||
    lacksSomething(facts, skus)
  )
}
