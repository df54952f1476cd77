import type { UploadLabels } from '@/components/upload/props'
import type { Block } from './design'
import type { Edit } from './edits'
import type { EditorLabels } from './labels'
import type { BackgroundColors } from './use-background-colors'
import type { Editor } from './use-editor'

export type PanelProps = {
  editor: Editor
  colors: BackgroundColors
  labels: EditorLabels
  uploadLabels: UploadLabels
  onOpenText: (block: Block) => void
}

/** What the panels do: edits that merge while one thing is being changed, and the end of that. */
export function changesOf({ dispatch }: Editor) {
  return {
    edit: (edit: Edit, merge?: string) => dispatch({ type: 'edit', edit, merge }),
    done: () => dispatch({ type: 'settle' }),
  }
}
