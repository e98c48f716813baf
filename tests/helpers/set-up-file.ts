import { configureGlobal } from 'fast-check'
import { closeAfterEachFile } from './end-of-file.ts'

/**
 * React decides once, when it is loaded, whether it makes its checks for developers. Without them a page is rendered
 * as shoppers get it, in a fraction of the time; nothing looks at their warnings here.
 */
const { NODE_ENV } = process.env
process.env.NODE_ENV = 'production'
await Promise.all([import('react/jsx-runtime'), import('react-dom/server')])
process.env.NODE_ENV = NODE_ENV

// Properties draw the same values in every run, so that a red run is always due to a change.
// `PROPERTY_SEED=$RANDOM npm run test:unit` looks for faults elsewhere; a failure prints the seed that repeats it.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_301) })

closeAfterEachFile()
