import fc from 'fast-check'
import { runs, seedOf } from './seed'

fc.configureGlobal({ seed: seedOf(1), numRuns: runs(100) })
