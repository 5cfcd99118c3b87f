import { Link } from '@tanstack/react-router'

// The screen of another module: known here by its address alone.
const path: string = '/upms/role'

/** A role's name, leading to the role. */
export const RoleLink = ({ role: { id, name } }: { role: { id: number; name: string } }) => (
  <Link to={path} search={{ id }} className="text-lead-text hover:underline">
    {name}
  </Link>
)
