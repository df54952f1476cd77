import 'react-dom/client'
import { forbidCompiledSchemas } from '@/lib/insides/browser/no-compiled-schemas'
import { watchOverlaySteps } from '@/lib/insides/browser/overlay-steps'
import { pauseBeforeStart } from '@/lib/insides/browser/start-pause'

forbidCompiledSchemas()
pauseBeforeStart()
watchOverlaySteps()
