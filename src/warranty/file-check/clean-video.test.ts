import { expect, test } from 'vitest'
import { box, ftyp, handler, moov, numbers } from '../../../tests/claims/sample-files.ts'
import { cleanVideo } from './clean-video.ts'
import { editPart } from './edit.ts'

/** The place of a recording as phones write it. */
const place = Buffer.from('+53.7432-002.0102/')
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** The file after its check, put together from parts of some length; null if it was refused. */
async function cleaned(file: Buffer, partLength = 64): Promise<Buffer | null> {
  const parts: Buffer[] = []
  for (let at = 0; at < file.length; at += partLength)
    parts.push(file.subarray(at, at + partLength))
  async function* read() {
    yield* parts
  }
  const edits = await cleanVideo({ read, size: file.length }, file.subarray(0, partLength))
  if (!edits) return null
  return Buffer.concat(parts.map((part, at) => editPart(part, at * partLength, edits) ?? part))
}

async function editsOf(file: Buffer) {
  async function* read() {
    yield file
  }
  return cleanVideo({ read, size: file.length }, file)
}

const mdat = box('mdat', Buffer.alloc(200, 7))
const track = (type: string, ...more: Buffer[]) => box('trak', box('mdia', handler(type)), ...more)
/** The key and value that iPhones write. */
const appleMeta = box(
  'meta',
  box('keys', Buffer.from('com.apple.quicktime.location.ISO6709')),
  box('ilst', place),
)

const namedHandler = box('hdlr', numbers(0, 0), Buffer.from('vide'), Buffer.alloc(12), place)

test.each<[string, Buffer[]]>([
  ['as Android writes it', [box('moov', track('vide'), box('udta', box('©xyz', place)))]],
  ['as 3GPP writes it', [box('moov', track('vide'), box('udta', box('loci', place)))]],
  ['as an iPhone writes it', [box('moov', track('vide'), appleMeta)]],
  ['in a track', [box('moov', track('vide', box('udta', box('©xyz', place))))]],
  ['in a track of sound', [box('moov', track('vide'), track('soun', box('meta', place)))]],
  ['beside the movie', [moov, box('udta', place)]],
  ['in XMP', [moov, box('uuid', Buffer.alloc(16, 3), place)]],
  ['in XMP inside the movie', [box('moov', track('vide'), box('uuid', place))]],
  ['in a box that another program has freed', [moov, box('free', place)]],
  ['in a box of the maker', [box('moov', track('vide'), box('GPS ', place))]],
  ['in a fragment', [moov, box('moof', box('traf', box('udta', place)))]],
  ['in the name of a track', [box('moov', box('trak', box('mdia', namedHandler)))]],
  ...['sidx', 'ssix', 'prft', 'pdin', 'emsg', 'mfra', 'styp', 'ftyp'].map(
    (type): [string, Buffer[]] => [`in a box ${type} behind the movie`, [moov, box(type, place)]],
  ),
])('the place is removed from a video that has it %s', async (_, boxes) => {
  const file = Buffer.concat([ftyp, ...boxes, mdat])
  expect(file.includes(place)).toBe(true)
  for (const length of [33, 64, 5_000]) {
    const clean = await cleaned(file, length)
    expect(clean?.includes(place), String(length)).toBe(false)
    expect(clean).toHaveLength(file.length)
    // A player still finds the track and its data in the same place.
    expect(clean?.indexOf('vide')).toBe(file.indexOf('vide'))
    expect(clean?.subarray(-mdat.length).equals(mdat)).toBe(true)
    expect((await cleaned(clean ?? Buffer.alloc(0), length))?.equals(clean ?? file)).toBe(true)
  }
})

test('of the type of a video only the names of formats stay', async () => {
  const sent = box('ftyp', Buffer.from('mp42\0\0\0\u0001isom<script>alert(1234)</script>mp41ab'))
  const clean = await cleaned(Buffer.concat([sent, moov, mdat]))
  const kept = clean?.toString('latin1', 0, sent.length).replaceAll('\0', ' ').trim()
  expect(kept).toMatch(/^.?ftypmp42 {4}isom[ ]+mp41$/)
  expect(await cleaned(Buffer.concat([box('ftyp', Buffer.alloc(2_000)), moov, mdat]))).toBeNull()
})

const archive = Buffer.from(`PK\u0003\u0004 PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')

test.each<[string, Buffer[]]>([
  ['in its media data', [moov, box('mdat', archive)]],
  ['in media data without a length', [moov, Buffer.from('\0\0\0\0mdat', 'latin1'), archive]],
  ['in a box at its end', [moov, mdat, box('mfra', archive)]],
])('a video that is an archive as well, %s, is refused', async (_, boxes) => {
  for (const length of [33, 5_000])
    expect(await cleaned(Buffer.concat([ftyp, ...boxes]), length)).toBeNull()
})

/** A track of positions, as action cameras write them beside the pictures. */
function withPositions(chunks: readonly number[], tables = {}): Buffer {
  const {
    sizes = numbers(0, 0, 3, 10, 8, place.length),
    perChunk = numbers(0, 2, 1, 2, 1, 2, 1, 1),
  } = tables as { sizes?: Buffer; perChunk?: Buffer }
  const table = box(
    'stbl',
    box('stco', numbers(0, chunks.length, ...chunks)),
    box('stsz', sizes),
    box('stsc', perChunk),
  )
  const positions = box('trak', box('mdia', handler('meta'), box('minf', table)))
  return box('moov', track('vide'), positions)
}

test('the positions that a camera records beside its pictures are erased where they lie', async () => {
  const pictures = Buffer.alloc(100, 7)
  const content = [pictures, place, pictures, place, pictures]
  const start = ftyp.length + 8
  const chunks = [start + 100, start + 200 + place.length]
  const file = Buffer.concat([ftyp, box('mdat', ...content), withPositions(chunks)])
  const clean = await cleaned(file)
  expect(clean?.includes(place)).toBe(false)
  const erased = Buffer.alloc(place.length)
  const wanted = box('mdat', pictures, erased, pictures, erased, pictures)
  expect(clean?.subarray(ftyp.length, ftyp.length + wanted.length).equals(wanted)).toBe(true)
  expect(clean?.includes('meta')).toBe(false)
})

test('a track erases nothing outside of the media data', async () => {
  const movie = withPositions([0, 4_000_000_000])
  const file = Buffer.concat([ftyp, movie, mdat])
  const clean = await cleaned(file)
  expect(clean?.subarray(0, ftyp.length).equals(ftyp)).toBe(true)
  expect(clean?.subarray(-mdat.length).equals(mdat)).toBe(true)
})

test.each<[string, Buffer]>([
  ['no track of pictures', box('moov', track('soun'))],
  ['a compressed description', box('moov', box('cmov', Buffer.alloc(50, 1)))],
  ['boxes that do not fill their parent', box('moov', track('vide'), Buffer.from('abc'))],
  ['a table that is longer than its box', withPositions([1], { sizes: numbers(0, 0, 9_999_999) })],
  ['a track of data without tables', box('moov', track('vide'), track('meta'))],
  ['a track of data in fragments', Buffer.concat([withPositions([1]), box('moof', box('mfhd'))])],
  ['two descriptions', Buffer.concat([moov, moov])],
])('a video with %s is refused', async (_, description) => {
  expect(await cleaned(Buffer.concat([ftyp, description, mdat]))).toBeNull()
})

const repeated = (times: number, bytes: Buffer) => Buffer.alloc(times * bytes.length, bytes)
/** A track of positions whose chunks are all said to lie at one place. */
const manyChunks = (chunks: number, at: number) =>
  box(
    'trak',
    box(
      'mdia',
      handler('meta'),
      box(
        'minf',
        box(
          'stbl',
          box('stco', numbers(0, chunks), repeated(chunks, numbers(at))),
          box('stsz', numbers(0, 4_000_000, 0)),
          box('stsc', numbers(0, 1, 1, 1, 1)),
        ),
      ),
    ),
  )
test.each<[string, () => Buffer]>([
  [
    'chunks of many tracks that each stay below a limit',
    () => box('moov', track('vide'), repeated(60, manyChunks(500, 0xffffff00))),
  ],
  [
    'more boxes than any description',
    () => box('moov', track('vide'), repeated(60_000, box('free'))),
  ],
  ['more tracks than any movie', () => box('moov', repeated(20_000, track('vide')))],
  ['very many chunks', () => box('moov', track('vide'), manyChunks(1_000_000, 0xffffff00))],
  ['very many boxes beside it', () => Buffer.concat([moov, repeated(60_000, box('sidx'))])],
])('a video with %s is refused before it is worked through', async (_, description) => {
  const file = Buffer.concat([ftyp, description(), repeated(1_000, box('mdat'))])
  expect(await cleaned(file, 262_144)).toBeNull()
})

test('chunks that all name the same bytes are erased once', async () => {
  const pieces = 500
  const description = box('moov', track('vide'), repeated(30, manyChunks(500, 0)))
  const media = repeated(pieces, box('mdat', Buffer.alloc(100, 7)))
  const file = Buffer.concat([ftyp, description, media])
  const edits = await editsOf(file)
  expect(edits?.filter(({ bytes, start, end }) => !bytes && start < end)).toHaveLength(pieces)
  expect(edits?.every(({ start }, at) => at === 0 || start >= (edits[at - 1]?.end ?? 0))).toBe(true)
  expect((await cleaned(file, 1_000))?.includes(Buffer.alloc(2, 7))).toBe(false)
})

const ebml = hex('1a45dfa3 87 4282847765626d')
const element = (id: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length + 0x10000000)
  return Buffer.concat([hex(id), length, bytes])
}
const tracks = (type: string) => element('1654ae6b', element('ae', element('83', hex(type))))
const cluster = element('1f43b675', element('e7', hex('00')), element('a3', Buffer.alloc(40, 7)))

test.each(['1254c367', '1941a469', '1043a770', 'ec'])(
  'what WebM keeps in element %s is removed',
  async (id) => {
    const note = element(id, place)
    const file = Buffer.concat([ebml, element('18538067', tracks('01'), note, cluster)])
    for (const length of [21, 64, 5_000]) {
      const clean = await cleaned(file, length)
      expect(clean?.includes(place)).toBe(false)
      expect(clean).toHaveLength(file.length)
      expect(clean?.subarray(-cluster.length).equals(cluster)).toBe(true)
      expect((await cleaned(clean ?? Buffer.alloc(0), length))?.equals(clean ?? file)).toBe(true)
    }
  },
)

test('of the facts about a WebM only its unit of time and its length stay', async () => {
  const needed = [element('2ad7b1', hex('0f4240')), element('4489', hex('447a0000'))]
  const facts = element('1549a966', ...needed, element('7ba9', place), element('4461', hex('01')))
  const file = Buffer.concat([ebml, element('18538067', facts, tracks('01'), cluster)])
  for (const length of [21, 5_000]) {
    const clean = await cleaned(file, length)
    expect(clean?.includes(place)).toBe(false)
    expect(clean?.includes(Buffer.concat(needed))).toBe(true)
    expect((await cleaned(clean ?? Buffer.alloc(0), length))?.equals(clean ?? file)).toBe(true)
  }
})

test('WebM with more elements in its tracks than any video is refused', async () => {
  const many = element('1654ae6b', repeated(130_000, hex('ec80')))
  expect(
    await cleaned(Buffer.concat([ebml, element('18538067', many, cluster)]), 262_144),
  ).toBeNull()
})

test('WebM with a track of neither picture nor sound is refused', async () => {
  const webm = (type: string) =>
    cleaned(Buffer.concat([ebml, element('18538067', tracks(type), cluster)]))
  expect(await webm('02')).not.toBeNull()
  expect(await webm('11')).toBeNull()
  expect(await webm('21')).toBeNull()
})
