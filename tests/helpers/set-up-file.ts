import { closeAfterEachFile } from './end-of-file.ts'

closeAfterEachFile()
