import { configureGlobal } from 'fast-check'
import { closeAfterEachFile } from './end-of-file.ts'

// Properties draw the same values in every run, so that a red run is always due to a change.
// `PROPERTY_SEED=$RANDOM npm run test:unit` looks for faults elsewhere; a failure prints the seed that repeats it.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_301) })

closeAfterEachFile()
