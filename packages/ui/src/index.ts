export { Avatar, type AvatarProps, initials } from './avatar.tsx'
export { Badge, type BadgeProps } from './badge.tsx'
export { Banner, type BannerProps } from './banner.tsx'
export { type BlankProps, Empty, ErrorState, NoPermission, NotFound } from './blank.tsx'
export { Button, buttonClass, type ButtonProps } from './button.tsx'
export { Checkbox, type CheckboxProps, type Checked } from './checkbox.tsx'
export { cn } from './cn.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { Dialog, DialogBody, DialogFooter, type DialogProps } from './dialog.tsx'
export { Drawer, type DrawerProps } from './drawer.tsx'
export { Field, type FieldControl, type FieldProps } from './field.tsx'
export { FilterAdd, FilterChip, type FilterChipProps } from './filter-chip.tsx'
export { Form, type FormProps } from './form.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { Input, type InputProps } from './input.tsx'
export { Kbd, type KbdProps } from './kbd.tsx'
export { Label, type LabelProps } from './label.tsx'
export {
  Menu,
  MenuCheckItem,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './menu.tsx'
export { PageHeader, type PageHeaderProps } from './page-header.tsx'
export { PasswordInput, type PasswordInputProps } from './password-input.tsx'
export { Popover, PopoverClose, type PopoverProps } from './popover.tsx'
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx'
export { SearchInput, type SearchInputProps } from './search-input.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export { Skeleton } from './skeleton.tsx'
export { StatusChip, type StatusChipProps, type Tone } from './status-chip.tsx'
export { Switch, type SwitchProps } from './switch.tsx'
export { Textarea, type TextareaProps } from './textarea.tsx'
export { ToastProvider, type ToastProviderProps, useToasts } from './toast.tsx'
export { createToasts, type Toast, type ToastAction, type ToastOptions, type Toasts } from './toasts.ts'
export { Tooltip, type TooltipProps } from './tooltip.tsx'
export { Tree } from './tree.tsx'
export { checkStates, type CheckStates, toggleCheck, type ToggleOptions } from './tree-check.ts'
export {
  ancestors,
  branchIds,
  createTreeIndex,
  filterTree,
  type Kept,
  subtreeIds,
  type TreeId,
  type TreeIndex,
  type TreeNode,
  type TreeProblem,
  visibleRows,
} from './tree-index.ts'
export type { CanDrop } from './tree-moves.ts'
export type { TreeColumn, TreeDrop, TreeNews, TreeProps } from './tree-props.ts'
