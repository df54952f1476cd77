type Click = Pick<MouseEvent, 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link means this tab: neither a new one nor a download, and nobody has taken it yet. */
export const opensHere = ({ defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey)
