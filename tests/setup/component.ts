import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** A loaded machine takes its time with what is loaded on demand; who finds sooner does not wait. */
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
