type Props = { className?: string }

/** Every icon is one line on a 24-unit grid, in the text colour. A text beside the icon or a label always gives its meaning. */
function Icon({ d, className = 'size-[1.25em] shrink-0' }: Props & { d: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  )
}

export const SearchIcon = (props: Props) => (
  <Icon {...props} d="m20.5 20.5-4.8-4.8M17.5 10.7a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0Z" />
)
export const ZoomInIcon = (props: Props) => (
  <Icon
    {...props}
    d="m20.5 20.5-4.8-4.8M17.5 10.7a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0ZM7.7 10.7h6M10.7 7.7v6"
  />
)
export const ZoomOutIcon = (props: Props) => (
  <Icon {...props} d="m20.5 20.5-4.8-4.8M17.5 10.7a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0ZM7.7 10.7h6" />
)
export const PinIcon = (props: Props) => (
  <Icon
    {...props}
    d="M12 21.5c-4-4.6-7-8-7-11.7a7 7 0 0 1 14 0c0 3.7-3 7.1-7 11.7ZM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z"
  />
)
export const LocateIcon = (props: Props) => (
  <Icon
    {...props}
    d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M18.3 12a6.3 6.3 0 1 1-12.6 0 6.3 6.3 0 0 1 12.6 0ZM12 12h.01"
  />
)
export const CloseIcon = (props: Props) => <Icon {...props} d="m6 6 12 12M18 6 6 18" />
export const MenuIcon = (props: Props) => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />
export const DragIcon = (props: Props) => (
  <Icon
    {...props}
    d="M12 4v16M4 12h16M9.5 6.5 12 4l2.5 2.5M9.5 17.5 12 20l2.5-2.5M6.5 9.5 4 12l2.5 2.5M17.5 9.5 20 12l-2.5 2.5"
  />
)
export const ChevronDownIcon = (props: Props) => <Icon {...props} d="m6 9.5 6 6 6-6" />
export const ChevronRightIcon = (props: Props) => <Icon {...props} d="m9.5 6 6 6-6 6" />
export const ChevronLeftIcon = (props: Props) => <Icon {...props} d="m14.5 6-6 6 6 6" />
export const ArrowRightIcon = (props: Props) => <Icon {...props} d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />
export const CheckIcon = (props: Props) => <Icon {...props} d="m5 12.5 4.7 4.7L19.5 7" />
export const PlusIcon = (props: Props) => <Icon {...props} d="M12 5v14M5 12h14" />
export const MinusIcon = (props: Props) => <Icon {...props} d="M5 12h14" />
export const SendIcon = (props: Props) => <Icon {...props} d="M4 12 20 4l-5 16-3.5-6.5ZM11.5 13.5 20 4" />
export const ChatIcon = (props: Props) => <Icon {...props} d="M4 5h16v11H10l-4.5 4v-4H4ZM8 9.5h8M8 12.5h5" />
export const CopyIcon = (props: Props) => <Icon {...props} d="M9 9h11v11H9ZM15 9V4H4v11h5" />
export const PasteIcon = (props: Props) => (
  <Icon {...props} d="M9 5H6v15h12V5h-3M9 3.5h6v3.5H9ZM9.5 12h5M9.5 15.5h5" />
)
export const ResultsIcon = (props: Props) => <Icon {...props} d="M4 20.5h16M7 17v-5M12 17V5M17 17V9" />
export const MoreIcon = (props: Props) => <Icon {...props} d="M5.5 12v.01M12 12v.01M18.5 12v.01" />
export const GripIcon = (props: Props) => (
  <Icon {...props} d="M9 6.5v.01M15 6.5v.01M9 12v.01M15 12v.01M9 17.5v.01M15 17.5v.01" />
)
export const UndoIcon = (props: Props) => <Icon {...props} d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4" />
export const AlertIcon = (props: Props) => (
  <Icon {...props} d="M12 7.5v5.5M12 16.7v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
)
export const InfoIcon = (props: Props) => (
  <Icon {...props} d="M12 11.5V16.5M12 7.8v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
)
export const EyeIcon = (props: Props) => (
  <Icon
    {...props}
    d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z"
  />
)
export const EyeOffIcon = (props: Props) => (
  <Icon
    {...props}
    d="m4 4 16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.2 7.7A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.2M9.9 10a3 3 0 0 0 4.2 4.2"
  />
)
export const ClockIcon = (props: Props) => (
  <Icon {...props} d="M12 7v5.3l3.4 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
)
export const PhoneIcon = (props: Props) => (
  <Icon
    {...props}
    d="M8.3 3.5H5.2A1.7 1.7 0 0 0 3.5 5.3c.4 8.3 6.9 14.8 15.2 15.2a1.7 1.7 0 0 0 1.8-1.7v-3.1l-4.6-1.6-2 2a12.5 12.5 0 0 1-5.9-5.9l2-2Z"
  />
)
export const GlobeIcon = (props: Props) => (
  <Icon
    {...props}
    d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3.5 9h17M3.5 15h17M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3Z"
  />
)
export const ShareIcon = (props: Props) => (
  <Icon {...props} d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v7.5h14V12" />
)
export const HeartIcon = (props: Props) => (
  <Icon
    {...props}
    d="M12 20.2C6.5 15.7 3.3 12.7 3.3 9a4.6 4.6 0 0 1 8.7-2 4.6 4.6 0 0 1 8.7 2c0 3.7-3.2 6.7-8.7 11.2Z"
  />
)
export const MapIcon = (props: Props) => (
  <Icon {...props} d="m9 4.5-5.5 2v13l5.5-2 6 2 5.5-2v-13l-5.5 2Zm0 0v13m6-11v13" />
)
export const MailIcon = (props: Props) => <Icon {...props} d="M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5" />
export const FilterIcon = (props: Props) => (
  <Icon
    {...props}
    d="M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z"
  />
)
export const SortIcon = (props: Props) => (
  <Icon {...props} d="M7.5 5v14M4 15.5 7.5 19l3.5-3.5M13 6.5h7M13 11.5h5M13 16.5h3" />
)
export const ForkKnifeIcon = (props: Props) => (
  <Icon {...props} d="M7 3v18M4 3v5.5a3 3 0 0 0 6 0V3M17 21v-6.5h-2.5V8c0-3 1.5-5 2.5-5Z" />
)
export const MenuSheetIcon = (props: Props) => (
  <Icon {...props} d="M5.5 3h13v18l-2.2-1.5L14.2 21 12 19.5 9.8 21l-2.1-1.5L5.5 21ZM9 8h6M9 12h6" />
)
export const CalendarIcon = (props: Props) => <Icon {...props} d="M4 6h16v14H4ZM4 10.5h16M8.5 3v5M15.5 3v5" />
export const DownloadIcon = (props: Props) => (
  <Icon {...props} d="M12 3.5V15M7.5 11 12 15.5 16.5 11M4.5 20h15" />
)
export const UserIcon = (props: Props) => (
  <Icon {...props} d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
)
export const KeyIcon = (props: Props) => (
  <Icon {...props} d="M12.5 15a4.7 4.7 0 1 1-9.4 0 4.7 4.7 0 0 1 9.4 0ZM11.2 11.8 20 3.5M16 7.3l3 3" />
)
export const CardIcon = (props: Props) => <Icon {...props} d="M3 6h18v13H3ZM3 10.5h18M6.5 15h4" />
export const QrIcon = (props: Props) => (
  <Icon
    {...props}
    d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM20 14v.01M20 20h-2.5M14 20v.01"
  />
)
export const PaletteIcon = (props: Props) => (
  <Icon {...props} d="M4 4h16v12H4ZM8 20h8M12 16v4M7.5 8h9M7.5 12h5" />
)
export const HelpIcon = (props: Props) => (
  <Icon
    {...props}
    d="M9.3 9.3a2.8 2.8 0 1 1 4.2 2.5c-.9.5-1.5 1.1-1.5 2.2M12 17v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z"
  />
)
export const LogoutIcon = (props: Props) => (
  <Icon {...props} d="M10 4H4.5v16H10M9.5 12h11M16.5 7.5 21 12l-4.5 4.5" />
)
export const PencilIcon = (props: Props) => <Icon {...props} d="M4 20h4L19.5 8.5l-4-4L4 16ZM13 7l4 4" />
export const WheelchairIcon = (props: Props) => (
  <Icon {...props} d="M10.5 5.5v.01M10.5 9v5h5l2.5 5M10.5 11h4M8.5 11.5a5 5 0 1 0 6 6.8" />
)
export const InstagramIcon = (props: Props) => (
  <Icon
    {...props}
    d="M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17 7v.01"
  />
)
export const FacebookIcon = (props: Props) => (
  <Icon
    {...props}
    d="M14.5 21v-7.5h3l.5-3.5h-3.5V7.8c0-1.2.5-1.8 1.8-1.8H18V3.2a16 16 0 0 0-2.4-.2c-2.9 0-4.6 1.7-4.6 4.6V10H8v3.5h3V21"
  />
)
export const WhatsappIcon = (props: Props) => (
  <Icon
    {...props}
    d="m3.5 20.5 1.3-4.3a8.5 8.5 0 1 1 3.2 3.1ZM9 8.2c-.6 1.6.3 3.5 1.9 5.1 1.6 1.5 3.3 2.3 4.9 1.7l.3-1.7-2-1-1 1c-1.3-.6-2.2-1.5-2.8-2.8l1-1-1-2Z"
  />
)

export const ShieldIcon = (props: Props) => (
  <Icon {...props} d="M12 3.5 5 6v6c0 4.2 2.9 7.2 7 8.5 4.1-1.3 7-4.3 7-8.5V6ZM9 12l2.2 2.2L15.2 10" />
)
