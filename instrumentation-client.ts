import 'react-dom/client'
import { forbidCompiledSchemas } from '@/lib/insides/browser/no-compiled-schemas'
import { pauseBeforeStart } from '@/lib/insides/browser/start-pause'

forbidCompiledSchemas()
pauseBeforeStart()
