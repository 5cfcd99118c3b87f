// Made by `npm run generate` from openapi/. Not edited by hand.
export interface paths {
    "/auth/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a sign-in screen needs before anyone has signed in */
        get: operations["auth.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email address and password
         * @description Refused with `SIGN_IN_FAILED`, `SECOND_FACTOR_REQUIRED`.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in that was refused with `SECOND_FACTOR_REQUIRED`, with the ticket that came with the refusal
         * @description Refused with `SECOND_FACTOR_WRONG`, `SECOND_FACTOR_GONE`.
         */
        post: operations["auth.secondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in account with its roles and permission codes. Open consoles read it whenever permissions change, so it does not keep the session alive */
        get: operations["auth.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menus you can see, flat, buttons included, in tree order. Like auth.me, it does not keep the session alive */
        get: operations["auth.menus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email an eight-digit code, or a link, to an account's address; the answer is the same if there is no such account */
        post: operations["auth.sendResetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the code or link from the email; every session of the account ends
         * @description Refused with `PASSWORD_COMMON`, `PASSWORD_GUESSABLE`, `RESET_CODE_WRONG`.
         */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/microsoft/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a nonce for one sign-in with Microsoft, valid once and for ten minutes
         * @description Refused with `MICROSOFT_OFF`.
         */
        post: operations["auth.beginMicrosoft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/microsoft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Microsoft's ID token. Signature, issuer, audience, tenant, expiry and nonce are checked. The account is found by object id, otherwise by a verified address
         * @description Refused with `MICROSOFT_OFF`, `MICROSOFT_TOKEN`, `MICROSOFT_TENANT`, `MICROSOFT_UNKNOWN`, `MICROSOFT_DISABLED`, `MICROSOFT_UNREACHABLE`, `SECOND_FACTOR_REQUIRED`.
         */
        post: operations["auth.microsoft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/accept-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password with an invitation's token; it works once, for 72 hours
         * @description Refused with `PASSWORD_COMMON`, `PASSWORD_GUESSABLE`, `INVITATION_INVALID`.
         */
        post: operations["auth.acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a node; fields you leave out stay the same, except parentId, which falls back to 0. Another parent requires upms:menu:sort as well
         * @description Refused with `MENU_NOT_FOUND`, `MENU_TYPE_FIXED`, `MENU_PARENT_NOT_FOUND`, `MENU_BUTTON_PARENT`, `MENU_NEST`, `MENU_CYCLE`, `MENU_PATH_EXTERNAL`, `MENU_PATH_INTERNAL`, `MENU_CODE_TAKEN`, `MENU_CODE_NOT_HELD`, `CODE_NOT_HELD`.
         */
        put: operations["menus.update"];
        /**
         * Add a node, last among its siblings
         * @description Refused with `MENU_PARENT_NOT_FOUND`, `MENU_BUTTON_PARENT`, `MENU_NEST`, `MENU_PATH_EXTERNAL`, `MENU_PATH_INTERNAL`, `MENU_CODE_TAKEN`, `MENU_CODE_NOT_HELD`.
         */
        post: operations["menus.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the nodes of the tree, flat, in tree order unless sorted otherwise */
        get: operations["menus.page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the complete order under a parent; ids from elsewhere move in, a missing child is refused as STALE
         * @description Refused with `MENU_NOT_FOUND`, `MENU_PARENT_NOT_FOUND`, `MENU_BUTTON_PARENT`, `MENU_NEST`, `MENU_CYCLE`, `CODE_NOT_HELD`.
         */
        post: operations["menus.sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a whole tree under a parent, all or nothing; answers with a run to poll
         * @description Refused with `MENU_PARENT_NOT_FOUND`. The answer tells of `MENU_DUPLICATE_KEY`, `MENU_PARENT_NOT_FOUND`, `MENU_BUTTON_PARENT`, `MENU_NEST`, `MENU_CYCLE`, `MENU_TOO_DEEP`, `MENU_PATH_EXTERNAL`, `MENU_PATH_INTERNAL`, `MENU_CODE_TAKEN`, `MENU_CODE_NOT_HELD`.
         */
        post: operations["menus.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the nodes with the list's filters */
        get: operations["menus.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/impact/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview which roles would see more if these nodes moved under that parent; nothing is changed
         * @description Refused with `MENU_NOT_FOUND`, `MENU_PARENT_NOT_FOUND`.
         */
        post: operations["menus.moveImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a node; a menu's buttons are deleted too, a node that contains modules or menus is refused unless recursive
         * @description Refused with `MENU_HAS_CHILDREN`, `MENU_NOT_FOUND`.
         */
        delete: operations["menus.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}/impact/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview who would lose what if this node were deleted, with its buttons or with everything below it
         * @description Refused with `MENU_HAS_CHILDREN`, `MENU_NOT_FOUND`.
         */
        get: operations["menus.removeImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a node, newest first */
        get: operations["menus.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles */
        get: operations["roles.list"];
        put?: never;
        /**
         * Create a role with these permissions; it starts without members
         * @description Refused with `ROLE_NAME_TAKEN`, `GRANT_NOT_HELD`.
         */
        post: operations["roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the roles with the list's filters */
        get: operations["roles.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/menu-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole tree to choose permissions from, flat and in order, and whether you can grant each node */
        get: operations["roles.menuOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A role with everything it is granted
         * @description Refused with `ROLE_NOT_FOUND`.
         */
        get: operations["roles.get"];
        /**
         * Change a role's name and description; fields you leave out stay the same
         * @description Refused with `ROLE_BUILTIN`, `ROLE_NAME_TAKEN`, `ROLE_NOT_FOUND`.
         */
        put: operations["roles.update"];
        post?: never;
        /**
         * Delete a role; its members lose it
         * @description Refused with `ROLE_BUILTIN`, `ROLE_NOT_FOUND`.
         */
        delete: operations["roles.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a role; requires every permission that it grants
         * @description Refused with `ROLE_BUILTIN`, `ADMINISTRATOR_ONLY`, `GRANT_NOT_HELD`, `ROLE_NOT_FOUND`.
         */
        post: operations["roles.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a role; it stops granting anything immediately
         * @description Refused with `ROLE_BUILTIN`, `ROLE_NOT_FOUND`.
         */
        post: operations["roles.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set all permissions of a role. The modules and menus above them are included; anything you leave out is revoked
         * @description Refused with `ROLE_BUILTIN`, `MENU_NOT_FOUND`, `GRANT_NOT_HELD`, `ROLE_NOT_FOUND`.
         */
        put: operations["roles.assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set which students a role reaches, by module; all of them in modules you leave out
         * @description Refused with `ROLE_BUILTIN`, `REACH_MODULE`, `REACH_DIVISIONS`, `REACH_NOT_HELD`, `ROLE_NOT_FOUND`.
         */
        put: operations["roles.setReach"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/require-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Require a second factor of everybody who has the role. From their next sign-in they have seven days to set one up
         * @description Refused with `ADMINISTRATOR_ONLY`, `ROLE_NOT_FOUND`.
         */
        post: operations["roles.requireSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/allow-without-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop requiring a second factor of who has the role. Whoever has one keeps it
         * @description Refused with `ADMINISTRATOR_ONLY`, `ROLE_NOT_FOUND`.
         */
        post: operations["roles.allowWithoutSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/impact/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview who would gain or lose what with these permissions; nothing is changed
         * @description Refused with `ROLE_BUILTIN`, `ROLE_NOT_FOUND`.
         */
        post: operations["roles.assignImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/impact/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview who would gain or lose what if the role were enabled, or disabled if it is enabled
         * @description Refused with `ROLE_BUILTIN`, `ROLE_NOT_FOUND`.
         */
        get: operations["roles.enableImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/impact/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview who would lose what if the role were deleted
         * @description Refused with `ROLE_BUILTIN`, `ROLE_NOT_FOUND`.
         */
        get: operations["roles.removeImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a role, newest first */
        get: operations["roles.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts */
        get: operations["staff.list"];
        put?: never;
        /**
         * Create an account. Giving it roles requires every permission that they grant. It is invited by email unless switched off
         * @description Refused with `EMAIL_TAKEN`, `CODE_NOT_HELD`, `ROLE_NOT_FOUND`, `ADMINISTRATOR_ONLY`, `GRANT_NOT_HELD`.
         */
        post: operations["staff.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the accounts with the list's filters */
        get: operations["staff.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many accounts each type has */
        get: operations["staff.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/role-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every role by name, and whether you can give it */
        get: operations["staff.roleOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sign-in-failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Failed sign-ins of the last 24 hours by account, most first; unknown addresses are counted together */
        get: operations["staff.signInFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and update accounts by email address, or by type and names without one, all or nothing; answers with a run to poll. Roles do not change unless a row lists some
         * @description Refused with `CODE_NOT_HELD`. The answer tells of `STAFF_TWICE`, `STAFF_AMBIGUOUS`, `ROLES_WITHOUT_ADDRESS`, `CONFIG_NO_SUCH_ROLE`, `ADMINISTRATOR_ONLY`, `ROLE_NOT_HELD`, `CODE_NOT_HELD`, `ACCOUNT_HOLDS_MORE`, `STAFF_SELF`, `STALE`, `LAST_ADMINISTRATOR`.
         */
        post: operations["staff.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account
         * @description Refused with `STAFF_NOT_FOUND`.
         */
        get: operations["staff.get"];
        /**
         * Change an account; fields you leave out stay the same. A new address ends its sessions and its invitation
         * @description Refused with `EMAIL_TAKEN`, `ACCOUNT_HOLDS_MORE`, `STUDENT_TYPE`, `STAFF_NOT_FOUND`.
         */
        put: operations["staff.update"];
        post?: never;
        /**
         * Delete an account with its sessions and tokens; the audit keeps what it did. A student who is still enrolled stays
         * @description Refused with `STAFF_SELF`, `STUDENT_ENROLLED`, `ACCOUNT_HOLDS_MORE`, `ACCOUNT_HAS_BIKE`, `LAST_ADMINISTRATOR`, `STAFF_NOT_FOUND`.
         */
        delete: operations["staff.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set all roles of an account. Giving one requires every permission that it grants
         * @description Refused with `ROLE_NOT_FOUND`, `ADMINISTRATOR_ONLY`, `GRANT_NOT_HELD`, `LAST_ADMINISTRATOR`, `STAFF_NOT_FOUND`.
         */
        put: operations["staff.setRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an account a role; its other roles stay
         * @description Refused with `ROLE_NOT_FOUND`, `ADMINISTRATOR_ONLY`, `GRANT_NOT_HELD`, `STAFF_NOT_FOUND`.
         */
        put: operations["staff.addRole"];
        post?: never;
        /**
         * Take a role from an account
         * @description Refused with `ADMINISTRATOR_ONLY`, `LAST_ADMINISTRATOR`, `STAFF_NOT_FOUND`.
         */
        delete: operations["staff.removeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/impact/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview what an account would gain or lose with these roles; nothing is changed
         * @description Refused with `STAFF_NOT_FOUND`.
         */
        post: operations["staff.rolesImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an account sign in again
         * @description Refused with `ACCOUNT_HOLDS_MORE`, `STAFF_NOT_FOUND`.
         */
        post: operations["staff.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable an account; its sessions and tokens stop working immediately
         * @description Refused with `STAFF_SELF`, `ACCOUNT_HOLDS_MORE`, `LAST_ADMINISTRATOR`, `STAFF_NOT_FOUND`.
         */
        post: operations["staff.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a link to set the password, valid for 72 hours; earlier links stop working
         * @description Refused with `SERVICE_ACCOUNT`, `ACCOUNT_WITHOUT_ADDRESS`, `ACCOUNT_DISABLED`, `ACCOUNT_HOLDS_MORE`, `STAFF_NOT_FOUND`.
         */
        post: operations["staff.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every session of an account and revoke its API tokens, unless keepTokens is set
         * @description Refused with `STAFF_NOT_FOUND`.
         */
        post: operations["staff.endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an account's second factor away, for somebody who has lost it; its sessions end and its owner is mailed. That of an administrator is taken away on the server alone
         * @description Refused with `STAFF_SELF`, `ACCOUNT_HOLDS_MORE`, `SECOND_FACTOR_GONE`, `SECOND_FACTOR_ON_SERVER`, `STAFF_NOT_FOUND`.
         */
        post: operations["staff.resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/person-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything kept on one person as one file, images included
         * @description Refused with `STAFF_NOT_FOUND`.
         */
        get: operations["staff.exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview what an erasure of this person would delete, and what would stay without them; nothing is changed
         * @description Refused with `STAFF_NOT_FOUND`.
         */
        get: operations["staff.erasure"];
        put?: never;
        /**
         * Erase a person for good - the account, what is kept on them, their images, and who they were in the audit. Where the settings ask for two people, the first call requests it and the call of somebody else does it
         * @description Refused with `STAFF_SELF`, `STUDENT_ENROLLED`, `ACCOUNT_HOLDS_MORE`, `ACCOUNT_HAS_BIKE`, `LAST_ADMINISTRATOR`, `ERASURE_NAME`, `ERASURE_SECOND_PERSON`, `STAFF_NOT_FOUND`.
         */
        post: operations["staff.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the menus of this account, buttons included, in tree order
         * @description Refused with `STAFF_NOT_FOUND`.
         */
        get: operations["staff.menus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of an account, newest first */
        get: operations["staff.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API tokens of an account, newest first
         * @description Refused with `STAFF_NOT_FOUND`.
         */
        get: operations["staff.tokens"];
        put?: never;
        /**
         * Create an API token for a service account; its scopes are permissions that both the account and you have. The token is shown once
         * @description Refused with `SERVICE_ACCOUNT_ONLY`, `SCOPE_NOT_HELD`, `TOKEN_EXPIRY`, `STAFF_NOT_FOUND`.
         */
        post: operations["staff.createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token of an account
         * @description Refused with `TOKEN_NOT_FOUND`, `ACCOUNT_HOLDS_MORE`, `STAFF_NOT_FOUND`.
         */
        delete: operations["staff.revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why somebody can or cannot see a screen or do something. Name one of code, menuId, path, operation
         * @description Refused with `EXPLAIN_ONE`, `STAFF_NOT_FOUND`, `MENU_NOT_FOUND`, `ROUTE_UNKNOWN`, `OPERATION_UNKNOWN`.
         */
        get: operations["access.explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password; all your other sessions end
         * @description Refused with `PASSWORD_COMMON`, `PASSWORD_GUESSABLE`, `CURRENT_PASSWORD_WRONG`, `TOO_MANY_REQUESTS`.
         */
        put: operations["account.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your open sessions, newest first */
        get: operations["account.sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all your other sessions and revoke your API tokens, unless keepTokens is set */
        post: operations["account.endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions
         * @description Refused with `SESSION_NOT_FOUND`.
         */
        delete: operations["account.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your API tokens, newest first */
        get: operations["account.tokens"];
        put?: never;
        /**
         * Create an API token with permissions that you have. It is shown once
         * @description Refused with `SCOPE_NOT_HELD`, `TOKEN_EXPIRY`, `SERVICE_ACCOUNT_ONLY`.
         */
        post: operations["account.createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke one of your API tokens
         * @description Refused with `TOKEN_NOT_FOUND`.
         */
        delete: operations["account.revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your second factor - the app, your passkeys, how many recovery codes are left, and whether you must have one */
        get: operations["account.secondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take the app into use with its first code. Your first second factor brings ten recovery codes, shown once, and ends your other sessions
         * @description Refused with `SECOND_FACTOR_WRONG`, `SECOND_FACTOR_GONE`.
         */
        put: operations["account.confirmApp"];
        /** Create the secret for an app that shows codes (TOTP). It is shown once and counts only after its first code */
        post: operations["account.beginApp"];
        /**
         * Stop using the app. Recovery codes go with your last second factor
         * @description Refused with `SECOND_FACTOR_NEEDED`.
         */
        delete: operations["account.removeApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to make a passkey (WebAuthn), valid for five minutes */
        post: operations["account.beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the passkey that the browser has made. Your first second factor brings ten recovery codes, shown once, and ends your other sessions
         * @description Refused with `SECOND_FACTOR_WRONG`, `SECOND_FACTOR_GONE`, `PASSKEY_TAKEN`.
         */
        post: operations["account.addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop using a passkey. Recovery codes go with your last second factor
         * @description Refused with `PASSKEY_NOT_FOUND`, `SECOND_FACTOR_NEEDED`.
         */
        delete: operations["account.removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create ten new recovery codes, shown once; the old ones stop working
         * @description Refused with `SECOND_FACTOR_GONE`.
         */
        post: operations["account.newRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/step-up/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm that it is still you, for what is refused with `STEP_UP_REQUIRED`
         * @description Refused with `SECOND_FACTOR_GONE`.
         */
        post: operations["account.beginStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm with your second factor that it is still you. It counts for ten minutes, in this session
         * @description Refused with `SECOND_FACTOR_WRONG`, `SECOND_FACTOR_GONE`, `TOO_MANY_REQUESTS`.
         */
        post: operations["account.stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changes, newest first */
        get: operations["audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export changes as a file, one line per changed row */
        get: operations["audit.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{auditId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One change with every row it touched
         * @description Refused with `AUDIT_NOT_FOUND`.
         */
        get: operations["audit.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{auditId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change to menus, roles, settings or an account's roles that neither created nor deleted a row. It requires what the change itself requires, and is refused once the rows have changed again
         * @description Refused with `NOT_UNDOABLE`, `MOVED_ON`, `CODE_NOT_HELD`, `MENU_NOT_FOUND`, `MENU_PARENT_NOT_FOUND`, `MENU_BUTTON_PARENT`, `MENU_NEST`, `MENU_CYCLE`, `MENU_PATH_EXTERNAL`, `MENU_PATH_INTERNAL`, `MENU_CODE_TAKEN`, `MENU_CODE_NOT_HELD`, `ROLE_NOT_FOUND`, `ROLE_BUILTIN`, `ROLE_NAME_TAKEN`, `STAFF_NOT_FOUND`, `ADMINISTRATOR_ONLY`, `GRANT_NOT_HELD`, `LAST_ADMINISTRATOR`, `AUDIT_NOT_FOUND`.
         */
        post: operations["audit.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menus, roles with their permissions, the roles of accounts, classes, and the mailboxes of offices, by natural keys in a stable order
         * @description The answer tells of `CONFIG_CODELESS_GRANTS`, `CONFIG_CODELESS_MENUS`.
         */
        get: operations["config.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan what this configuration would change, without changing anything. What it does not list is kept, unless prune is set
         * @description The answer tells of `CONFIG_BUILTIN_ROLE`, `CONFIG_NO_ACCOUNT`, `CONFIG_NO_SUCH_CODE`, `CONFIG_NO_SUCH_ROLE`, `CONFIG_TWICE`, `CONFIG_UNDER_CODELESS`, `MENU_BUTTON_PARENT`, `MENU_CYCLE`, `MENU_HAS_CHILDREN`, `MENU_NEST`, `MENU_PARENT_NOT_FOUND`, `MENU_PATH_EXTERNAL`, `MENU_PATH_INTERNAL`, `MENU_TYPE_FIXED`, `HOMEROOM_YEAR`, `MAILBOX_ADDRESS`, `GRADE_UNKNOWN`, `REACH_MODULE`, `HOMEROOM_USED`, `CONFIG_CODELESS_GRANTS`, `CONFIG_CODELESS_MENUS`, `CONFIG_ROLE_MEMBERS`, `CONFIG_ROLE_RENAMED`, `CONFIG_STEP_CODE`, `CODE_NOT_HELD`, `MENU_CODE_NOT_HELD`, `GRANT_NOT_HELD`, `REACH_NOT_HELD`, `HOMEROOM_REACH`, `ROLE_NOT_HELD`, `ADMINISTRATOR_ONLY`.
         */
        post: operations["config.plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a plan, all or nothing; answers with a run to poll. Each step requires the permission that it would require by itself. A plan whose rows have changed since is refused, and the run names them and who changed them
         * @description Refused with `CONFIG_PLAN_PROBLEMS`, `CONFIG_PLAN_BROKEN`. The answer tells of `CONFIG_BUILTIN_ROLE`, `CONFIG_NO_ACCOUNT`, `CONFIG_NO_SUCH_CODE`, `CONFIG_NO_SUCH_ROLE`, `CONFIG_TWICE`, `CONFIG_UNDER_CODELESS`, `MENU_BUTTON_PARENT`, `MENU_CYCLE`, `MENU_HAS_CHILDREN`, `MENU_NEST`, `MENU_PARENT_NOT_FOUND`, `MENU_PATH_EXTERNAL`, `MENU_PATH_INTERNAL`, `MENU_TYPE_FIXED`, `HOMEROOM_YEAR`, `MAILBOX_ADDRESS`, `GRADE_UNKNOWN`, `REACH_MODULE`, `HOMEROOM_USED`, `CONFIG_MOVED`, `CONFIG_STEP_CODE`, `CODE_NOT_HELD`, `MENU_CODE_NOT_HELD`, `GRANT_NOT_HELD`, `REACH_NOT_HELD`, `HOMEROOM_REACH`, `ROLE_NOT_HELD`, `ADMINISTRATOR_ONLY`, `LAST_ADMINISTRATOR`.
         */
        post: operations["config.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events for this session, read with fetch. `access` says that menus or permissions may have changed; `change` which module's records did; `end` that the session is over */
        get: operations["events.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings */
        get: operations["settings.get"];
        /**
         * Change the settings; fields you leave out stay the same
         * @description Refused with `TIME_ZONE_UNKNOWN`, `APP_LINK_INVALID`.
         */
        put: operations["settings.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retention/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long things are kept */
        get: operations["retention.settings"];
        /** Change how long things are kept; fields you leave out stay the same. What is older then is deleted the next day */
        put: operations["retention.updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retention/tidy-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete what is older than the settings keep, as happens by itself once a day */
        post: operations["retention.tidyUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List emails, newest first, without their bodies */
        get: operations["outbox.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export emails with the list's filters */
        get: operations["outbox.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many emails of the last seven days are waiting, late or failed */
        get: operations["outbox.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How this deployment sends email, without secrets */
        get: operations["outbox.setUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One email, without its body
         * @description Refused with `MAIL_NOT_FOUND`.
         */
        get: operations["outbox.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{mailId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail now and count its attempts anew: one that was given up, one that waits for its next try, or one that has left and
         *     whose text is still kept. A text is kept for 30 days after its mail has left or was given up; the text of a mail that signs
         *     somebody in is deleted as the mail leaves (`MAIL_TEXT_GONE`). A mail that is of no use any more is not sent (`MAIL_TOO_LATE`), nor
         *     is one that is on its way (`MAIL_UNDER_WAY`).
         * @description Refused with `MAIL_UNDER_WAY`, `MAIL_TEXT_GONE`, `MAIL_TOO_LATE`, `MAIL_NOT_FOUND`.
         */
        post: operations["outbox.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of one of your runs, and the outcome of each row
         * @description Refused with `RUN_NOT_FOUND`.
         */
        get: operations["runs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{runId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop one of your runs; nothing of it is changed
         * @description Refused with `RUN_NOT_FOUND`, `RUN_ENDED`.
         */
        post: operations["runs.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for a record that is still to name it; one that no record names for 24 hours is deleted
         * @description Refused with `IMAGE_TYPE_UNKNOWN`, `IMAGE_UNREADABLE`, `IMAGE_TOO_LARGE`, `TOO_MANY_UPLOADS`.
         */
        post: operations["files.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every queue you can work on, and what is waiting in it */
        get: operations["queues.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bikes */
        get: operations["bike.list"];
        put?: never;
        /**
         * Add a bike
         * @description Refused with `BIKE_NUMBER_TAKEN`, `FILE_NOT_FOUND`.
         */
        post: operations["bike.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the bikes with the list's filters */
        get: operations["bike.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and update bikes by number, all or nothing; answers with a run to poll. Status and rents do not change
         * @description The answer tells of `BIKE_NUMBER_TWICE`, `STALE`.
         */
        post: operations["bike.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bikes that can be requested now */
        get: operations["bike.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The places where bikes are kept, each once, by name */
        get: operations["bike.locations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 20 people to rent for, by English name, Chinese name, pinyin or address */
        get: operations["bike.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/allowance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bikes that you have out or have requested, and the limit. For somebody else it requires bike:rent or bike:rent:on-behalf
         * @description Refused with `NO_PERMISSION`.
         */
        get: operations["bike.allowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bike settings */
        get: operations["bike.settings"];
        /**
         * Change the bike settings; fields you leave out stay the same, and so do rents
         * @description Refused with `BIKE_FEED_PLACE`.
         */
        put: operations["bike.updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/gbfs/{feed}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Availability as GBFS 3.0, for other apps. Not found while the feed is switched off */
        get: operations["bike.feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/{bikeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One bike
         * @description Refused with `BIKE_NOT_FOUND`.
         */
        get: operations["bike.get"];
        /**
         * Change a bike; fields you leave out stay the same
         * @description Refused with `BIKE_NUMBER_TAKEN`, `FILE_NOT_FOUND`, `BIKE_NOT_FOUND`.
         */
        put: operations["bike.update"];
        post?: never;
        /**
         * Delete a bike that was never rented; put others under maintenance instead
         * @description Refused with `BIKE_HAS_HISTORY`, `BIKE_NOT_FOUND`.
         */
        delete: operations["bike.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/{bikeId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a bike
         * @description Refused with `NOT_FOUND`, `FILE_GONE`, `BIKE_NOT_FOUND`.
         */
        get: operations["bike.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/{bikeId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a bike, newest first */
        get: operations["bike.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/{bikeId}/start-maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start maintenance on a bike; refused while somebody has it or has requested it
         * @description Refused with `BIKE_NOT_IN_THE_RACK`, `BIKE_REQUESTED`, `BIKE_NOT_FOUND`.
         */
        post: operations["bike.startMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/{bikeId}/end-maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End maintenance on a bike; it can be rented again
         * @description Refused with `BIKE_NOT_UNDER_MAINTENANCE`, `BIKE_NOT_FOUND`.
         */
        post: operations["bike.endMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/{bikeId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a bike at the desk, in one step: ends its open rent, and it can be rented again
         * @description Refused with `BIKE_NOT_OUT`, `BIKE_NOT_FOUND`.
         */
        post: operations["bike.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/{bikeId}/return/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own return of a bike, within seconds; the rent that it ended continues
         * @description Refused with `UNDO_NOT_YOURS`, `UNDO_TOO_LATE`, `UNDO_MOVED_ON`, `BIKE_NOT_FOUND`.
         */
        post: operations["bike.undoReturnBike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rent requests; pending ones first, the oldest at the top */
        get: operations["bike.listRents"];
        put?: never;
        /**
         * Request a bike. For somebody else it requires bike:rent:on-behalf
         * @description Refused with `BIKE_NOT_FOUND`, `BIKE_NOT_AVAILABLE`, `BIKE_REQUESTED`, `BIKE_LIMIT_REACHED`, `ON_BEHALF_NOT_HELD`, `PERSON_REQUIRED`, `STAFF_NOT_FOUND`, `ACCOUNT_DISABLED`.
         */
        post: operations["bike.requestRent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the rent requests with the list's filters */
        get: operations["bike.exportRents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own rent requests and those you submitted for others, newest first, 200 at most; `before` continues */
        get: operations["bike.myRents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents/{rentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rent request: any with bike:rent, otherwise your own or one you submitted
         * @description Refused with `RENT_NOT_FOUND`.
         */
        get: operations["bike.getRent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents/{rentId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a rent request; the bike leaves the rack and is due after the rental days
         * @description Refused with `ALREADY_DECIDED`, `RENT_NOT_FOUND`.
         */
        post: operations["bike.confirmRent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents/{rentId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a rent request; the bike becomes available again
         * @description Refused with `ALREADY_DECIDED`, `RENT_NOT_FOUND`.
         */
        post: operations["bike.rejectRent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents/{rentId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a pending rent request; only the person it is for or who submitted it can
         * @description Refused with `ALREADY_DECIDED`, `REQUEST_NOT_YOURS`, `RENT_NOT_FOUND`.
         */
        post: operations["bike.cancelRent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents/{rentId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own decision on a rent request, within seconds and before its email is sent
         * @description Refused with `UNDO_NOT_YOURS`, `CODE_NOT_HELD`, `UNDO_TOO_LATE`, `UNDO_MOVED_ON`, `BIKE_NOT_AVAILABLE`, `BIKE_REQUESTED`, `BIKE_LIMIT_REACHED`, `RENT_NOT_FOUND`.
         */
        post: operations["bike.undoRent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/rents/{rentId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a rent request, newest first */
        get: operations["bike.rentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The return requests; pending ones first, the oldest at the top */
        get: operations["bike.listReturns"];
        put?: never;
        /**
         * Report that a bike is back. For somebody else it requires bike:return:on-behalf
         * @description Refused with `RENT_NOT_FOUND`, `BIKE_NOT_OUT`, `RETURN_REQUESTED`, `ON_BEHALF_NOT_HELD`.
         */
        post: operations["bike.requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the return requests with the list's filters */
        get: operations["bike.exportReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own return requests and those you submitted for others, newest first, 200 at most; `before` continues */
        get: operations["bike.myReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns/{returnId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A return request: any with bike:return, otherwise your own or one you submitted
         * @description Refused with `RETURN_NOT_FOUND`.
         */
        get: operations["bike.getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns/{returnId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a return request; the bike counts as Returned until somebody has checked it
         * @description Refused with `ALREADY_DECIDED`, `RETURN_NOT_FOUND`.
         */
        post: operations["bike.confirmReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns/{returnId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a return request; the bike stays in use
         * @description Refused with `ALREADY_DECIDED`, `RETURN_NOT_FOUND`.
         */
        post: operations["bike.rejectReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns/{returnId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a pending return request; only the person it is for or who submitted it can
         * @description Refused with `ALREADY_DECIDED`, `REQUEST_NOT_YOURS`, `RETURN_NOT_FOUND`.
         */
        post: operations["bike.cancelReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns/{returnId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own decision on a return request, within seconds and before its email is sent
         * @description Refused with `UNDO_NOT_YOURS`, `CODE_NOT_HELD`, `UNDO_TOO_LATE`, `UNDO_MOVED_ON`, `RETURN_REQUESTED`, `RETURN_NOT_FOUND`.
         */
        post: operations["bike.undoReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bikes/returns/{returnId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a return request, newest first */
        get: operations["bike.returnHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passes and applications; pending ones first, the oldest at the top */
        get: operations["vehicle.list"];
        put?: never;
        /**
         * Apply for a pass. For somebody else it requires vehicle:on-behalf
         * @description Refused with `PASS_NOT_FOUND`, `PLATE_EMPTY`, `FILE_NOT_FOUND`, `ON_BEHALF_NOT_HELD`, `PERSON_REQUIRED`, `STAFF_NOT_FOUND`, `ACCOUNT_DISABLED`.
         */
        post: operations["vehicle.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the passes with the list's filters */
        get: operations["vehicle.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 20 people to apply for, by English name, Chinese name, pinyin or address */
        get: operations["vehicle.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a plate may drive in now. Spaces, dots, dashes and case do not matter, the province may be left out or typed in pinyin */
        get: operations["vehicle.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/gate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a gate needs to check printed passes offline: the keys that sign them, and the passes that were voided or cut short */
        get: operations["vehicle.gate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vehicle pass settings, such as when passes expire and when holders are reminded */
        get: operations["vehicle.settings"];
        /**
         * Change the vehicle pass settings; fields you leave out stay the same
         * @description Refused with `DAY_UNKNOWN`.
         */
        put: operations["vehicle.updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own passes and those you applied for on behalf of others, newest first, 200 at most; `before` continues */
        get: operations["vehicle.mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A pass: any with vehicle, otherwise your own or one you submitted
         * @description Refused with `PASS_NOT_FOUND`.
         */
        get: operations["vehicle.get"];
        /**
         * Correct a pending application; fields you leave out stay the same
         * @description Refused with `ALREADY_DECIDED`, `PLATE_EMPTY`, `FILE_NOT_FOUND`, `PASS_NOT_FOUND`.
         */
        put: operations["vehicle.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The image of the registration certificate
         * @description Refused with `NOT_FOUND`, `FILE_GONE`, `PASS_NOT_FOUND`.
         */
        get: operations["vehicle.certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The image of the signature
         * @description Refused with `NOT_FOUND`, `FILE_GONE`, `PASS_NOT_FOUND`.
         */
        get: operations["vehicle.signature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a pass, newest first */
        get: operations["vehicle.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an application; the pass is valid from one day to another, both included
         * @description Refused with `ALREADY_DECIDED`, `EXPIRY_PAST`, `DAYS_REVERSED`, `PASS_OVERLAPS`, `PASS_OVERLAP`, `PASS_NOT_FOUND`.
         */
        post: operations["vehicle.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an application
         * @description Refused with `ALREADY_DECIDED`, `PASS_NOT_FOUND`.
         */
        post: operations["vehicle.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own decision on an application, within seconds and before its email is sent
         * @description Refused with `UNDO_NOT_YOURS`, `CODE_NOT_HELD`, `UNDO_TOO_LATE`, `UNDO_MOVED_ON`, `PASS_NOT_FOUND`.
         */
        post: operations["vehicle.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a valid pass
         * @description Refused with `PASS_NOT_VALID`, `PASS_NOT_FOUND`.
         */
        post: operations["vehicle.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew an expired or cancelled pass until another day
         * @description Refused with `PASS_NOT_ENDED`, `EXPIRY_PAST`, `DAYS_REVERSED`, `PASS_OVERLAPS`, `PASS_OVERLAP`, `PASS_NOT_FOUND`.
         */
        post: operations["vehicle.renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{passId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed text of the QR code on a printed pass
         * @description Refused with `PASS_NOT_PRINTABLE`, `PASS_NOT_FOUND`.
         */
        get: operations["vehicle.code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there are lessons, and anyone on campus, for each half of a range of days; at most 400 days
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`.
         */
        get: operations["calendar.days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/special-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List special days: those that differ from their weekday */
        get: operations["calendar.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/special-days/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the special days */
        get: operations["calendar.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/special-days/{dayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One special day
         * @description Refused with `SPECIAL_DAY_NOT_FOUND`.
         */
        get: operations["calendar.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/special-days/{dayId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of this record */
        get: operations["calendar.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview which school days a change would add or remove
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`, `HALF_DAY_WHOLE`, `MAKE_UP_WEEKDAY`, `GRADE_UNKNOWN`, `SPECIAL_DAY_NOT_FOUND`, `SCHOOL_YEAR_NOT_FOUND`, `TERMS_OVERLAP`, `TERM_OUTSIDE_YEAR`, `SCHOOL_YEAR_USED`, `HOMEROOM_YEAR`.
         */
        post: operations["calendar.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the calendar, all or nothing. Entries without an id are new
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`, `HALF_DAY_WHOLE`, `MAKE_UP_WEEKDAY`, `GRADE_UNKNOWN`, `SPECIAL_DAY_NOT_FOUND`, `SCHOOL_YEAR_NOT_FOUND`, `TERMS_OVERLAP`, `TERM_OUTSIDE_YEAR`, `YEARS_OVERLAP`, `YEAR_NAME_TAKEN`, `STUDENT_UNKNOWN`, `SCHOOL_YEAR_USED`, `HOMEROOM_YEAR`, `HOMEROOM_TAKEN`.
         */
        post: operations["calendar.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/read-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read days from holiday-cn JSON or the all-day events of an iCalendar file; nothing is changed
         * @description Refused with `CALENDAR_FILE_UNREADABLE`.
         */
        post: operations["calendar.readFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/ical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar as an iCalendar file */
        get: operations["calendar.ical"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a feed that anyone can subscribe to. Not found while it is switched off */
        get: operations["calendar.feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The school year settings */
        get: operations["calendar.settings"];
        /** Change the school year settings; fields you leave out stay the same */
        put: operations["calendar.updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** School years with their terms */
        get: operations["calendar.listYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/years/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the school years */
        get: operations["calendar.exportYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/years/{yearId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One school year
         * @description Refused with `SCHOOL_YEAR_NOT_FOUND`.
         */
        get: operations["calendar.getYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/years/{yearId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of this record */
        get: operations["calendar.yearHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grades of the school */
        get: operations["calendar.listGrades"];
        put?: never;
        /**
         * Add a grade
         * @description Refused with `GRADE_CODE_TAKEN`.
         */
        post: operations["calendar.createGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/grades/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the grades */
        get: operations["calendar.exportGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/grades/{gradeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One grade
         * @description Refused with `GRADE_NOT_FOUND`.
         */
        get: operations["calendar.getGrade"];
        /**
         * Change a grade; fields you leave out stay the same. Classes, students and special days take a new code along
         * @description Refused with `GRADE_CODE_TAKEN`, `GRADE_NOT_FOUND`.
         */
        put: operations["calendar.updateGrade"];
        post?: never;
        /**
         * Delete a grade that no class, student or special day has
         * @description Refused with `GRADE_USED`, `GRADE_NOT_FOUND`.
         */
        delete: operations["calendar.removeGrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/grades/{gradeId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of this record */
        get: operations["calendar.gradeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classes, latest school year first, by grade and name */
        get: operations["homeroom.list"];
        put?: never;
        /**
         * Add a class. Its name is unique within a school year and campus
         * @description Refused with `HOMEROOM_REACH`, `HOMEROOM_TAKEN`, `HOMEROOM_YEAR`, `GRADE_UNKNOWN`.
         */
        post: operations["homeroom.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the classes */
        get: operations["homeroom.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change classes by year, campus and name, all of it or nothing; answers with a run to poll. Students stay in their class
         * @description Refused with `HOMEROOM_REACH`. The answer tells of `HOMEROOM_TWICE`, `HOMEROOM_YEAR`, `GRADE_UNKNOWN`, `STALE`.
         */
        post: operations["homeroom.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The school years that have classes or are in the calendar, latest first */
        get: operations["homeroom.years"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/teachers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The email addresses of enabled staff, at most 1,000 */
        get: operations["homeroom.teachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/{homeroomId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One class
         * @description Refused with `HOMEROOM_NOT_FOUND`.
         */
        get: operations["homeroom.get"];
        /**
         * Change a class and keep its students; fields you leave out stay the same
         * @description Refused with `HOMEROOM_TAKEN`, `HOMEROOM_YEAR`, `GRADE_UNKNOWN`, `HOMEROOM_NOT_FOUND`.
         */
        put: operations["homeroom.update"];
        post?: never;
        /**
         * Delete a class that nobody has ever belonged to
         * @description Refused with `HOMEROOM_USED`, `HOMEROOM_NOT_FOUND`.
         */
        delete: operations["homeroom.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/{homeroomId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of a class, newest first
         * @description Refused with `HOMEROOM_NOT_FOUND`.
         */
        get: operations["homeroom.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/roll-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plan that takes the classes of a school year into the next one. While nobody has saved one, a proposal
         * @description Refused with `ROLL_OVER_REACH`.
         */
        get: operations["homeroom.rollOver"];
        /**
         * Save the draft of a roll-over. A student who is neither in a class nor leaving has no place yet
         * @description Refused with `ROLL_OVER_REACH`, `ROLL_OVER_APPLIED`, `ROLL_OVER_STUDENT_TWICE`, `HOMEROOM_YEAR`.
         */
        put: operations["homeroom.planRollOver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/roll-over/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the classes of the new year and move every student, all at once, with effect from its first day. Nobody moves before
         * @description Refused with `ROLL_OVER_REACH`, `ROLL_OVER_NOT_FOUND`, `ROLL_OVER_APPLIED`, `ROLL_OVER_NO_YEAR`, `ROLL_OVER_UNPLACED`, `ROLL_OVER_NAME_TWICE`.
         */
        post: operations["homeroom.applyRollOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homerooms/roll-over/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a whole roll-over back, as long as nobody has changed one of its classes or moved one of its students since
         * @description Refused with `ROLL_OVER_REACH`, `ROLL_OVER_NOT_FOUND`, `ROLL_OVER_NOT_APPLIED`, `ROLL_OVER_CHANGED`.
         */
        post: operations["homeroom.undoRollOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List students with their current class, or their last one */
        get: operations["student.list"];
        put?: never;
        /**
         * Add a student. Without a class or a grade they appear in the list of gaps
         * @description Refused with `STUDENT_NUMBER_TAKEN`, `EMAIL_TAKEN`, `HOMEROOM_NOT_FOUND`, `GRADE_UNKNOWN`, `STUDENT_NOT_FOUND`.
         */
        post: operations["student.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the students */
        get: operations["student.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/export-families": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the guardians of the students, one per line, in the columns that an import reads */
        get: operations["student.exportFamilies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and update students by number, and their guardians by address, or by relation and name without one; all or nothing. Answers with a run to poll. Nobody missing from the file is removed, fields that a row leaves out do not change, and a guardian who must have no contact gains none
         * @description The answer tells of `STUDENT_NOT_FOUND`, `STUDENT_ROW_DIFFERS`, `STUDENT_NAME_MISSING`, `STUDENT_DAYS`, `STUDENT_ADDRESS_STAYS`, `EMAIL_TAKEN`, `GRADE_UNKNOWN`, `CLASS_UNKNOWN`, `CLASS_AMBIGUOUS`, `GUARDIAN_NAME_MISSING`, `GUARDIAN_TWICE`, `GUARDIAN_SELF`, `GUARDIAN_SERVICE`, `ACCOUNT_DISABLED`, `CONTACT_PHONE`.
         */
        post: operations["student.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The children you are a guardian of and can see, highest grade first */
        get: operations["student.mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/class-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classes of this school year and later ones, to choose from */
        get: operations["student.classOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/guardian-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled accounts to choose a guardian from, at most 20. Without upms:staff addresses are null, and nobody is found by theirs */
        get: operations["student.guardianOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{studentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One student
         * @description Refused with `STUDENT_NOT_FOUND`.
         */
        get: operations["student.get"];
        /**
         * Change a student's own data; fields you leave out stay the same. A class is changed by a move
         * @description Refused with `STUDENT_NUMBER_TAKEN`, `STUDENT_DAYS`, `STUDENT_NOT_FOUND`.
         */
        put: operations["student.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{studentId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change division, grade or class from a day on, until the next planned move
         * @description Refused with `HOMEROOM_NOT_FOUND`, `GRADE_UNKNOWN`, `STUDENT_DAYS`, `STUDENT_NOT_FOUND`.
         */
        post: operations["student.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{studentId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a student's last day, or clear it. Later plans are removed
         * @description Refused with `STUDENT_DAYS`, `STUDENT_NOT_FOUND`.
         */
        post: operations["student.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{studentId}/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A student's past, current and planned classes, latest first
         * @description Refused with `STUDENT_NOT_FOUND`.
         */
        get: operations["student.stays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{studentId}/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A student's guardians in call order, how to reach them, and siblings
         * @description Refused with `STUDENT_NOT_FOUND`.
         */
        get: operations["student.family"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{studentId}/guardians/{guardianId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an account as a guardian of a student, or change the relation
         * @description Refused with `STAFF_NOT_FOUND`, `ACCOUNT_DISABLED`, `GUARDIAN_SELF`, `GUARDIAN_SERVICE`, `STUDENT_NOT_FOUND`.
         */
        put: operations["student.setGuardian"];
        post?: never;
        /**
         * Remove a guardian from a student
         * @description Refused with `GUARDIAN_NOT_FOUND`, `STUDENT_NOT_FOUND`.
         */
        delete: operations["student.removeGuardian"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{studentId}/contacts/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the contacts of a student or one of their guardians; addresses and phones can be shared
         * @description Refused with `GUARDIAN_NOT_FOUND`, `CONTACT_TWICE`, `CONTACT_PHONE`, `CONTACT_EMAIL`, `STUDENT_NOT_FOUND`.
         */
        put: operations["student.setContacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{studentId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of a student, newest first
         * @description Refused with `STUDENT_NOT_FOUND`.
         */
        get: operations["student.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Absences, newest first. Without absence:health the leave type, note, symptom and certificate are null */
        get: operations["absence.list"];
        put?: never;
        /**
         * Record an absence. A first day in the past requires absence:backdate
         * @description Refused with `STUDENT_NOT_FOUND`, `RANGE_REVERSED`, `DAYS_TOO_MANY`, `ABSENCE_OVERLAPS`, `ABSENCE_NO_LESSONS`, `ABSENCE_BACKDATED`, `ABSENCE_NOT_ENROLLED`, `FILE_NOT_FOUND`.
         */
        post: operations["absence.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the absences */
        get: operations["absence.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is absent on a day, class by class, with the number of students of each class. Without a day, today */
        get: operations["absence.board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Students to record an absence for, at most 20, by name, pinyin, number or class; or the one with this id */
        get: operations["absence.students"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an absence would be, and who would get which mail. Nothing is kept and nothing is sent
         * @description Refused with `STUDENT_NOT_FOUND`, `RANGE_REVERSED`, `DAYS_TOO_MANY`, `ABSENCE_OVERLAPS`, `ABSENCE_NO_LESSONS`, `ABSENCE_NOT_ENROLLED`, `FILE_NOT_FOUND`.
         */
        post: operations["absence.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/preview/{office}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send yourself the mail that an office would get of an absence. Nothing else is kept or sent
         * @description Refused with `STUDENT_NOT_FOUND`, `RANGE_REVERSED`, `DAYS_TOO_MANY`, `ABSENCE_OVERLAPS`, `ABSENCE_NO_LESSONS`, `ABSENCE_NOT_ENROLLED`, `FILE_NOT_FOUND`, `ACCOUNT_WITHOUT_ADDRESS`.
         */
        post: operations["absence.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/mailboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mailboxes of the offices that are told of absences */
        get: operations["absence.mailboxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/mailboxes/{office}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the mailbox of an office. Several addresses have semicolons between them; without any, nobody is told
         * @description Refused with `MAILBOX_ADDRESS`.
         */
        put: operations["absence.setMailbox"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of absences */
        get: operations["absence.settings"];
        /** Change the settings of absences; fields you leave out stay the same */
        put: operations["absence.updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The absences of the children you are a guardian of and can see, latest first, at most 200 */
        get: operations["absence.mine"];
        put?: never;
        /**
         * Submit an absence of a child you can act for
         * @description Refused with `STUDENT_NOT_FOUND`, `RANGE_REVERSED`, `DAYS_TOO_MANY`, `ABSENCE_OVERLAPS`, `ABSENCE_NO_LESSONS`, `ABSENCE_BACKDATED`, `ABSENCE_NOT_ENROLLED`, `FILE_NOT_FOUND`.
         */
        post: operations["absence.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/mine/{absenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an absence that you submitted, until it begins
         * @description Refused with `ABSENCE_DELETED`, `ABSENCE_BEGUN`, `ABSENCE_NOT_FOUND`.
         */
        delete: operations["absence.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{absenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One absence
         * @description Refused with `ABSENCE_NOT_FOUND`.
         */
        get: operations["absence.get"];
        /**
         * Change an absence; fields you leave out stay the same. Adding or taking away days before today requires absence:backdate
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`, `ABSENCE_OVERLAPS`, `ABSENCE_NO_LESSONS`, `ABSENCE_BACKDATED`, `ABSENCE_NOT_ENROLLED`, `ABSENCE_DELETED`, `FILE_NOT_FOUND`, `ABSENCE_NOT_FOUND`.
         */
        put: operations["absence.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{absenceId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an absence. It is kept, and shown as deleted
         * @description Refused with `ABSENCE_DELETED`, `ABSENCE_NOT_FOUND`.
         */
        post: operations["absence.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{absenceId}/told": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which office was told of an absence, by which rule, and what became of each mail. Without absence:health the nurses are left out
         * @description Refused with `ABSENCE_NOT_FOUND`.
         */
        get: operations["absence.told"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{absenceId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send everybody who was told of an absence a mail of how it stands now; offices that have got a mailbox since are told too
         * @description Refused with `ABSENCE_NOT_FOUND`.
         */
        post: operations["absence.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{absenceId}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificate of an absence
         * @description Refused with `NOT_FOUND`, `FILE_GONE`, `ABSENCE_NOT_FOUND`.
         */
        get: operations["absence.proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{absenceId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of an absence, newest first
         * @description Refused with `ABSENCE_NOT_FOUND`.
         */
        get: operations["absence.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Students who have missed so many of this school year's lessons that somebody should look (`attentionPercent` of the settings), those who missed most first. School trips do not count as missed */
        get: operations["absence.attention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/years/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the attention list */
        get: operations["absence.exportAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/years/{studentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The school year of a student, day by day. Without absence:health leave types are null
         * @description Refused with `STUDENT_NOT_FOUND`.
         */
        get: operations["absence.year"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many students are absent on each day of a range, where anybody is; at most 400 days
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`.
         */
        get: operations["absence.days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * School days that students have missed, by week and by grade. Without absence:health leave types are null
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`.
         */
        get: operations["absence.statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/statistics/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the same figures, one line for each week, grade and leave type
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`.
         */
        get: operations["absence.exportStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The venues */
        get: operations["venue.list"];
        put?: never;
        /**
         * Add a venue
         * @description Refused with `VENUE_NAME_TAKEN`, `VENUE_TYPE_NOT_FOUND`, `VENUE_PART`, `VENUE_HOURS_MISSING`, `VENUE_HOURS_ORDER`, `VENUE_HOURS_OVERLAP`, `VENUE_LENGTHS`, `FILE_NOT_FOUND`.
         */
        post: operations["venue.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the venues */
        get: operations["venue.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The venues that can be reserved, to choose from, by name */
        get: operations["venue.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People to reserve for, at most 20, by English name, Chinese name, pinyin or address */
        get: operations["venue.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where and when there is room for so many people and so long, best first, at most 200. Best is a venue with few seats left over, then early
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`.
         */
        get: operations["venue.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opening times and reservations of all venues, day by day, at most 42 days
         * @description Refused with `RANGE_REVERSED`, `DAYS_TOO_MANY`.
         */
        get: operations["venue.calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The types of venues, each with its color */
        get: operations["venue.listTypes"];
        put?: never;
        /**
         * Add a type
         * @description Refused with `VENUE_TYPE_NAME_TAKEN`.
         */
        post: operations["venue.createType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/types/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the types */
        get: operations["venue.exportTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/types/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The types, to choose from, by name */
        get: operations["venue.typeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/types/{typeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One type
         * @description Refused with `VENUE_TYPE_NOT_FOUND`.
         */
        get: operations["venue.getType"];
        /**
         * Change a type; fields you leave out stay the same
         * @description Refused with `VENUE_TYPE_NAME_TAKEN`, `VENUE_TYPE_NOT_FOUND`.
         */
        put: operations["venue.updateType"];
        post?: never;
        /**
         * Delete a type that no venue has
         * @description Refused with `VENUE_TYPE_USED`, `VENUE_TYPE_NOT_FOUND`.
         */
        delete: operations["venue.removeType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/types/{typeId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a type, newest first */
        get: operations["venue.typeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dates on which a venue, or all of them, is closed or open otherwise than usual, latest first */
        get: operations["venue.listBlocks"];
        put?: never;
        /**
         * Block dates, or open a venue on days off. Reservations that are then outside opening hours are cancelled only when asked for
         * @description Refused with `VENUE_NOT_FOUND`, `RANGE_REVERSED`, `DAYS_TOO_MANY`, `VENUE_RESERVATIONS_HIT`.
         */
        post: operations["venue.createBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/blocks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the blocked dates */
        get: operations["venue.exportBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/blocks/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reservations that blocked dates would hit. Nothing changes
         * @description Refused with `VENUE_NOT_FOUND`, `RANGE_REVERSED`, `DAYS_TOO_MANY`.
         */
        post: operations["venue.hits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/blocks/{blockId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocked dates
         * @description Refused with `VENUE_BLOCK_NOT_FOUND`.
         */
        get: operations["venue.getBlock"];
        put?: never;
        post?: never;
        /**
         * Delete blocked dates; the usual hours apply again
         * @description Refused with `VENUE_RESERVATIONS_HIT`, `VENUE_BLOCK_NOT_FOUND`.
         */
        delete: operations["venue.removeBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/blocks/{blockId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of blocked dates, newest first */
        get: operations["venue.blockHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reservations; pending ones first, the oldest at the top */
        get: operations["venue.listReservations"];
        put?: never;
        /**
         * Reserve a venue. It is approved at once where the venue needs no approval or the caller can approve; whoever can approve is bound by opening hours and other reservations, not by the limits. For somebody else it requires venue:calendar:on-behalf
         * @description Refused with `VENUE_NOT_FOUND`, `ON_BEHALF_NOT_HELD`, `PERSON_REQUIRED`, `STAFF_NOT_FOUND`, `ACCOUNT_DISABLED`, `VENUE_TIME_ORDER`, `VENUE_IS_PAST`, `VENUE_NOT_OPEN`, `VENUE_BLOCKED`, `VENUE_DAY_OFF`, `VENUE_NO_HOURS`, `VENUE_OUTSIDE_HOURS`, `VENUE_TAKEN`, `VENUE_TOO_SHORT`, `VENUE_TOO_LONG`, `VENUE_TOO_FAR`, `VENUE_TOO_LATE`, `VENUE_CAPACITY`, `VENUE_OWN_LIMIT`.
         */
        post: operations["venue.reserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the reservations */
        get: operations["venue.exportReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own reservations and those you made for others, latest day first, at most 200 */
        get: operations["venue.mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a venue on every day of a rule, all of them or none. Each day is a reservation of its own. Days on which the school or the venue is closed are left out, and so are the skipped ones
         * @description Refused with `VENUE_NOT_FOUND`, `ON_BEHALF_NOT_HELD`, `PERSON_REQUIRED`, `STAFF_NOT_FOUND`, `ACCOUNT_DISABLED`, `VENUE_TIME_ORDER`, `VENUE_RULE`, `VENUE_RULE_PART`, `VENUE_RULE_ENDLESS`, `VENUE_SERIES_LONG`, `VENUE_SERIES_EMPTY`, `VENUE_SERIES_CLASH`.
         */
        post: operations["venue.reserveSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/series/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The days of a rule, each with what is in the way of its reservation. Nothing changes
         * @description Refused with `VENUE_NOT_FOUND`, `ON_BEHALF_NOT_HELD`, `PERSON_REQUIRED`, `STAFF_NOT_FOUND`, `ACCOUNT_DISABLED`, `VENUE_TIME_ORDER`, `VENUE_RULE`, `VENUE_RULE_PART`, `VENUE_RULE_ENDLESS`, `VENUE_SERIES_LONG`.
         */
        post: operations["venue.previewSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move or change a reservation with those of its series, all of them or none; the days move by as many days as its own
         * @description Refused with `VENUE_NO_SERIES`, `REQUEST_NOT_YOURS`, `ALREADY_DECIDED`, `VENUE_NOT_FOUND`, `VENUE_TIME_ORDER`, `VENUE_SERIES_CLASH`, `RESERVATION_NOT_FOUND`.
         */
        put: operations["venue.moveSeries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/series/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve the pending reservations of a series
         * @description Refused with `VENUE_NO_SERIES`, `ALREADY_DECIDED`, `RESERVATION_NOT_FOUND`.
         */
        post: operations["venue.approveSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/series/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject the pending reservations of a series
         * @description Refused with `VENUE_NO_SERIES`, `ALREADY_DECIDED`, `RESERVATION_NOT_FOUND`.
         */
        post: operations["venue.rejectSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/series/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the reservations of a series that are not over, your own or any with venue:reservation:cancel
         * @description Refused with `VENUE_NO_SERIES`, `REQUEST_NOT_YOURS`, `ALREADY_DECIDED`, `RESERVATION_NOT_FOUND`.
         */
        post: operations["venue.cancelSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A reservation: any with venue:reservation, otherwise your own or one you made
         * @description Refused with `RESERVATION_NOT_FOUND`.
         */
        get: operations["venue.getReservation"];
        /**
         * Move or change a reservation, your own or any with venue:reservation:edit; fields you leave out stay the same. Another time or venue is pending again where it needs approval and the caller cannot approve
         * @description Refused with `REQUEST_NOT_YOURS`, `ALREADY_DECIDED`, `RESERVATION_OVER`, `VENUE_NOT_FOUND`, `VENUE_TIME_ORDER`, `VENUE_IS_PAST`, `VENUE_NOT_OPEN`, `VENUE_BLOCKED`, `VENUE_DAY_OFF`, `VENUE_NO_HOURS`, `VENUE_OUTSIDE_HOURS`, `VENUE_TAKEN`, `VENUE_TOO_SHORT`, `VENUE_TOO_LONG`, `VENUE_TOO_FAR`, `VENUE_TOO_LATE`, `VENUE_CAPACITY`, `VENUE_OWN_LIMIT`, `RESERVATION_NOT_FOUND`.
         */
        put: operations["venue.move"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a pending reservation
         * @description Refused with `ALREADY_DECIDED`, `RESERVATION_OVER`, `RESERVATION_NOT_FOUND`.
         */
        post: operations["venue.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a pending reservation; the time becomes free again
         * @description Refused with `ALREADY_DECIDED`, `RESERVATION_NOT_FOUND`.
         */
        post: operations["venue.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a reservation that is not over, your own or any with venue:reservation:cancel
         * @description Refused with `REQUEST_NOT_YOURS`, `ALREADY_DECIDED`, `RESERVATION_OVER`, `RESERVATION_NOT_FOUND`.
         */
        post: operations["venue.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own decision on a reservation, within seconds and before its email is sent
         * @description Refused with `UNDO_NOT_YOURS`, `CODE_NOT_HELD`, `UNDO_TOO_LATE`, `UNDO_MOVED_ON`, `VENUE_TAKEN`, `VENUE_NOT_OPEN`, `VENUE_BLOCKED`, `VENUE_DAY_OFF`, `VENUE_NO_HOURS`, `VENUE_OUTSIDE_HOURS`, `RESERVATION_NOT_FOUND`.
         */
        post: operations["venue.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/reservations/{reservationId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a reservation, newest first */
        get: operations["venue.reservationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/{venueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One venue
         * @description Refused with `VENUE_NOT_FOUND`.
         */
        get: operations["venue.get"];
        /**
         * Change a venue; fields you leave out stay the same. Reservations that are then outside opening hours are cancelled only when asked for
         * @description Refused with `VENUE_NAME_TAKEN`, `VENUE_TYPE_NOT_FOUND`, `VENUE_PART`, `VENUE_TAKEN`, `VENUE_HOURS_MISSING`, `VENUE_HOURS_ORDER`, `VENUE_HOURS_OVERLAP`, `VENUE_LENGTHS`, `FILE_NOT_FOUND`, `VENUE_RESERVATIONS_HIT`, `VENUE_NOT_FOUND`.
         */
        put: operations["venue.update"];
        post?: never;
        /**
         * Delete a venue that was never reserved and has no parts; retire others instead
         * @description Refused with `VENUE_HAS_HISTORY`, `VENUE_NOT_FOUND`.
         */
        delete: operations["venue.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/{venueId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photo of a venue
         * @description Refused with `NOT_FOUND`, `FILE_GONE`, `VENUE_NOT_FOUND`.
         */
        get: operations["venue.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/{venueId}/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a venue is open and when it is free on a day, or why not
         * @description Refused with `VENUE_NOT_FOUND`.
         */
        get: operations["venue.day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/{venueId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a venue, newest first */
        get: operations["venue.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every bundle that was read, newest first */
        get: operations["baseData.list"];
        put?: never;
        /**
         * Read a bundle of OneRoster 1.0 to 1.2 or Microsoft School Data Sync 1 to 2.1 and compare it with what is here. Nothing changes. Answers at once with a run to poll under its `workId`
         * @description The answer tells of `BASE_DATA_FILE`.
         */
        post: operations["baseData.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/runs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the history */
        get: operations["baseData.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One bundle, and what it comes to by kind
         * @description Refused with `BASE_DATA_NOT_FOUND`.
         */
        get: operations["baseData.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/runs/{runId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done with a bundle, newest first */
        get: operations["baseData.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/runs/{runId}/oddities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is odd in the files of a bundle, by file and line, in your language. Of one oddity in one column at most 20 are told
         * @description Refused with `BASE_DATA_NOT_FOUND`.
         */
        get: operations["baseData.oddities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/runs/{runId}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply what was shown, all or nothing; a run to poll under its `workId` says when it is done. Where something else has changed meanwhile nothing is applied, and the differences are shown anew
         * @description Refused with `BASE_DATA_NOT_READY`, `BASE_DATA_SHRINKS`, `BASE_DATA_NOT_FOUND`. The answer tells of `BASE_DATA_MOVED`.
         */
        post: operations["baseData.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/runs/{runId}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw a bundle away that was not applied
         * @description Refused with `BASE_DATA_NOT_READY`, `BASE_DATA_NOT_FOUND`.
         */
        post: operations["baseData.discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/runs/{runId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what a bundle has changed. What somebody has changed since stays, and is marked as left
         * @description Refused with `BASE_DATA_NOT_APPLIED`, `BASE_DATA_NOT_FOUND`.
         */
        post: operations["baseData.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What bundles create, change, deactivate and refuse, in the order of kinds and names
         * @description The answer tells of `EMAIL_TAKEN`, `STUDENT_NUMBER_TAKEN`, `STUDENT_NAME_MISSING`, `BASE_DATA_TWICE`, `BASE_DATA_ROLE_STAYS`.
         */
        get: operations["baseData.changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/changes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export what a bundle does */
        get: operations["baseData.exportChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-data/changes/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of these
         * @description Refused with `BASE_DATA_CHANGE_NOT_FOUND`.
         */
        get: operations["baseData.getChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The surveys, the latest first */
        get: operations["survey.list"];
        put?: never;
        /**
         * Add a survey with empty forms. Nobody sees it before it is published
         * @description Refused with `SURVEY_END`, `SURVEY_GRADE_UNKNOWN`.
         */
        post: operations["survey.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the surveys */
        get: operations["survey.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One survey
         * @description Refused with `SURVEY_NOT_FOUND`.
         */
        get: operations["survey.get"];
        /**
         * Change a survey; fields you leave out stay the same. Who is asked in addition is asked from then on
         * @description Refused with `SURVEY_END`, `SURVEY_OVER`, `SURVEY_GRADE_UNKNOWN`, `SURVEY_DAYS_MISSING`, `SURVEY_NOT_FOUND`.
         */
        put: operations["survey.update"];
        post?: never;
        /**
         * Delete a survey that was never published
         * @description Refused with `SURVEY_WAS_PUBLISHED`, `SURVEY_NOT_FOUND`.
         */
        delete: operations["survey.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a survey, newest first */
        get: operations["survey.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a new survey with the forms, the seats and the students asked of another one
         * @description Refused with `SURVEY_GRADE_UNKNOWN`, `SURVEY_NOT_FOUND`.
         */
        post: operations["survey.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a survey, or the changes of its forms since. From its first day on families can answer
         * @description Refused with `SURVEY_GAPS`, `SURVEY_DAYS_MISSING`, `SURVEY_END`, `SURVEY_OVER`, `SURVEY_UNCHANGED`, `SURVEY_PAUSED`, `SURVEY_NOT_FOUND`.
         */
        post: operations["survey.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a survey. Nobody can answer until it is continued
         * @description Refused with `SURVEY_NOT_OPEN`, `SURVEY_NOT_FOUND`.
         */
        post: operations["survey.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue a paused survey with its forms as they are now
         * @description Refused with `SURVEY_GAPS`, `SURVEY_NOT_PAUSED`, `SURVEY_NOT_FOUND`.
         */
        post: operations["survey.continue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a survey. Its answers are kept
         * @description Refused with `SURVEY_OVER`, `SURVEY_NOT_FOUND`.
         */
        post: operations["survey.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forms as they are being edited, and what is missing before they can be published
         * @description Refused with `SURVEY_NOT_FOUND`.
         */
        get: operations["survey.form"];
        /**
         * Save the forms as they are being edited. Families see them once they are published
         * @description Refused with `SURVEY_OVER`, `SURVEY_KEYS`, `SURVEY_EDITED`, `SURVEY_NOT_FOUND`.
         */
        put: operations["survey.saveForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published versions of the forms, newest first, each with what it changed
         * @description Refused with `SURVEY_NOT_FOUND`.
         */
        get: operations["survey.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The students who are asked, and what was answered for each */
        get: operations["survey.answers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export who answered what */
        get: operations["survey.exportAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One student who is asked
         * @description Refused with `SURVEY_STUDENT_NOT_ASKED`.
         */
        get: operations["survey.getAsked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of the answers for a student, newest first
         * @description Refused with `SURVEY_STUDENT_NOT_ASKED`.
         */
        get: operations["survey.answerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}/said": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that was answered for a student, newest first, with the very forms that were answered
         * @description Refused with `SURVEY_STUDENT_NOT_ASKED`.
         */
        get: operations["survey.said"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}/guardians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The guardians who can answer for a student
         * @description Refused with `SURVEY_STUDENT_NOT_ASKED`.
         */
        get: operations["survey.guardians"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forms that a guardian of a student would answer, for the office to write down what they say
         * @description Refused with `SURVEY_STUDENT_NOT_ASKED`.
         */
        get: operations["survey.pageFor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write down what a guardian has answered by telephone
         * @description Refused with `GUARDIAN_NOT_FOUND`, `SURVEY_CHANGED`, `SURVEY_NOT_OPEN`, `SURVEY_ANSWER_WRONG`, `SURVEY_REPLY_REQUIRED`, `SURVEY_REPLY_WRONG`, `SURVEY_NOT_ACCEPTED`, `FILE_NOT_FOUND`, `SURVEY_STUDENT_NOT_ASKED`.
         */
        post: operations["survey.enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which of two answers that differ counts
         * @description Refused with `SURVEY_NO_CONFLICT`, `SURVEY_ANSWER_NOT_CURRENT`, `SURVEY_STUDENT_NOT_ASKED`.
         */
        post: operations["survey.settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a single family answer until a later day, also when the survey is over
         * @description Refused with `SURVEY_OVER`, `SURVEY_EXTENSION_EARLY`, `SURVEY_STUDENT_NOT_ASKED`.
         */
        post: operations["survey.extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/answers/{askedId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file or a signature of an answer
         * @description Refused with `NOT_FOUND`, `FILE_GONE`, `SURVEY_STUDENT_NOT_ASKED`.
         */
        get: operations["survey.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The surveys in progress about the children you can act for, a line for each child */
        get: operations["survey.mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/mine/{askedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forms for a child, in your language, with what you have answered or begun to answer
         * @description Refused with `SURVEY_STUDENT_NOT_ASKED`.
         */
        get: operations["survey.page"];
        put?: never;
        /**
         * Answer for a child you can act for, or change your answer, until the survey ends
         * @description Refused with `SURVEY_CHANGED`, `SURVEY_NOT_OPEN`, `SURVEY_ANSWER_WRONG`, `SURVEY_REPLY_REQUIRED`, `SURVEY_REPLY_WRONG`, `SURVEY_NOT_ACCEPTED`, `FILE_NOT_FOUND`, `SURVEY_STUDENT_NOT_ASKED`.
         */
        post: operations["survey.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/mine/{askedId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep what you have answered so far, without submitting it
         * @description Refused with `SURVEY_CHANGED`, `SURVEY_NOT_OPEN`, `FILE_NOT_FOUND`, `SURVEY_STUDENT_NOT_ASKED`.
         */
        put: operations["survey.saveAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answers to a survey by grade and by day, the seats of the grade after, and how many are expected to stay
         * @description Refused with `SURVEY_NOT_FOUND`.
         */
        get: operations["survey.board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who would get a reminder of a survey now, in which language, and its text; nothing is sent
         * @description Refused with `SURVEY_NOT_FOUND`.
         */
        get: operations["survey.reminder"];
        put?: never;
        /**
         * Write to the guardians of students without an answer. No family is written to again within the hours of the survey
         * @description Refused with `SURVEY_NOT_FOUND`, `SURVEY_NOT_OPEN`, `SURVEY_OVER`, `SURVEY_NOBODY_TO_REMIND`.
         */
        post: operations["survey.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{surveyId}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The students without an answer, with the guardians who can answer and their telephone numbers, in the order of grades
         * @description Refused with `SURVEY_NOT_FOUND`.
         */
        get: operations["survey.calls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The routes */
        get: operations["bus.list"];
        put?: never;
        /**
         * Add a route
         * @description Refused with `BUS_ROUTE_TAKEN`, `BUS_STOP_NOT_FOUND`, `BUS_VEHICLE_NOT_FOUND`, `BUS_STOPS_ORDER`, `BUS_STOP_TWICE`.
         */
        post: operations["bus.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/routes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the routes */
        get: operations["bus.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/routes/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The routes that run, with their stops and times, to choose from */
        get: operations["bus.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stops */
        get: operations["bus.listStops"];
        put?: never;
        /**
         * Add a stop
         * @description Refused with `BUS_STOP_TAKEN`.
         */
        post: operations["bus.createStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/stops/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the stops */
        get: operations["bus.exportStops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/stops/{stopId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stop
         * @description Refused with `BUS_STOP_NOT_FOUND`.
         */
        get: operations["bus.getStop"];
        /**
         * Change a stop; fields you leave out stay the same
         * @description Refused with `BUS_STOP_TAKEN`, `BUS_STOP_NOT_FOUND`.
         */
        put: operations["bus.updateStop"];
        post?: never;
        /**
         * Delete a stop at which no route calls
         * @description Refused with `BUS_STOP_USED`, `BUS_STOP_NOT_FOUND`.
         */
        delete: operations["bus.removeStop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/stops/{stopId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a stop, newest first */
        get: operations["bus.stopHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buses */
        get: operations["bus.listVehicles"];
        put?: never;
        /**
         * Add a bus
         * @description Refused with `BUS_PLATE_TAKEN`.
         */
        post: operations["bus.createVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/vehicles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the buses */
        get: operations["bus.exportVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One bus
         * @description Refused with `BUS_VEHICLE_NOT_FOUND`.
         */
        get: operations["bus.getVehicle"];
        /**
         * Change a bus; fields you leave out stay the same
         * @description Refused with `BUS_PLATE_TAKEN`, `BUS_VEHICLE_NOT_FOUND`.
         */
        put: operations["bus.updateVehicle"];
        post?: never;
        /**
         * Delete a bus that no route and no run has
         * @description Refused with `BUS_VEHICLE_USED`, `BUS_VEHICLE_NOT_FOUND`.
         */
        delete: operations["bus.removeVehicle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/vehicles/{vehicleId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a bus, newest first */
        get: operations["bus.vehicleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of a day, by line. Without a day, today */
        get: operations["bus.runs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/runs/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run that is not done
         * @description Refused with `BUS_ROUTE_NOT_FOUND`, `BUS_NO_RUN`, `BUS_RUN_OVER`.
         */
        post: operations["bus.cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/runs/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a cancelled run take place after all
         * @description Refused with `BUS_ROUTE_NOT_FOUND`, `BUS_NO_RUN`, `BUS_RUN_NOT_CANCELLED`.
         */
        post: operations["bus.restoreRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/runs/vehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a run another bus for this day. Null gives it the bus of its route again
         * @description Refused with `BUS_ROUTE_NOT_FOUND`, `BUS_NO_RUN`, `BUS_VEHICLE_NOT_FOUND`, `BUS_RUN_OVER`.
         */
        post: operations["bus.changeRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/runs/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a run is on the road. One with more riders than seats cannot start
         * @description Refused with `BUS_ROUTE_NOT_FOUND`, `BUS_NO_RUN`, `BUS_RUN_NOT_PLANNED`, `BUS_RUN_OTHER_DAY`, `BUS_RUN_FULL`, `BUS_RUN_NO_VEHICLE`.
         */
        post: operations["bus.startRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/runs/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a run has arrived and nobody is left on the bus
         * @description Refused with `BUS_ROUTE_NOT_FOUND`, `BUS_NO_RUN`, `BUS_RUN_NOT_STARTED`.
         */
        post: operations["bus.closeRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/routes/{routeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One route
         * @description Refused with `BUS_ROUTE_NOT_FOUND`.
         */
        get: operations["bus.get"];
        /**
         * Change a route; fields you leave out stay the same, and calls that are given replace all of them
         * @description Refused with `BUS_ROUTE_TAKEN`, `BUS_STOP_NOT_FOUND`, `BUS_VEHICLE_NOT_FOUND`, `BUS_STOPS_ORDER`, `BUS_STOP_TWICE`, `BUS_ROUTE_NOT_FOUND`.
         */
        put: operations["bus.update"];
        post?: never;
        /**
         * Delete a route that never ran; pause others instead
         * @description Refused with `BUS_ROUTE_USED`, `BUS_ROUTE_NOT_FOUND`.
         */
        delete: operations["bus.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/routes/{routeId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a route, newest first */
        get: operations["bus.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bookings; pending ones first, the oldest at the top */
        get: operations["busBooking.list"];
        put?: never;
        /**
         * Book a seat for a student. It is confirmed at once unless the office confirms the bookings of the route
         * @description Refused with `STUDENT_NOT_FOUND`, `BUS_ROUTE_NOT_FOUND`, `BUS_BOOKING_STOP`, `RANGE_REVERSED`, `DAYS_TOO_MANY`, `BUS_BOOKING_PAST`, `BUS_BOOKING_NO_DAY`, `BUS_BOOKING_TWICE`.
         */
        post: operations["busBooking.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the bookings */
        get: operations["busBooking.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People to book for, at most 20, by English name, Chinese name, pinyin or address */
        get: operations["busBooking.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of a day with their seats. Without a day, today */
        get: operations["busBooking.board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/riders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who rides a run, stop by stop; who waits for a seat comes last, in order */
        get: operations["busBooking.riders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Until when families book a seat */
        get: operations["busBooking.settings"];
        /** Change until when families book a seat */
        put: operations["busBooking.updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bookings of the children you are a guardian of and can see, latest first, at most 200 */
        get: operations["busBooking.mine"];
        put?: never;
        /**
         * Book a seat for a child you can act for
         * @description Refused with `STUDENT_NOT_FOUND`, `BUS_ROUTE_NOT_FOUND`, `BUS_BOOKING_STOP`, `RANGE_REVERSED`, `DAYS_TOO_MANY`, `BUS_BOOKING_PAST`, `BUS_BOOKING_NO_DAY`, `BUS_BOOKING_TWICE`, `BUS_BOOKING_LATE`.
         */
        post: operations["busBooking.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/mine/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a booking of a child you can act for, from today on
         * @description Refused with `ALREADY_DECIDED`, `BUS_BOOKING_NOT_FOUND`.
         */
        delete: operations["busBooking.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/mine/{bookingId}/leave-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave one day out of the booking of a child you can act for; the seat goes to the next in line
         * @description Refused with `BUS_BOOKING_DAY`, `BUS_BOOKING_NOT_FOUND`.
         */
        post: operations["busBooking.leaveOutMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/mine/{bookingId}/ride-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask again for the seat of a day that was left out of the booking of a child you can act for
         * @description Refused with `BUS_BOOKING_DAY`, `BUS_BOOKING_LATE`, `BUS_BOOKING_NOT_FOUND`.
         */
        post: operations["busBooking.rideAgainMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking
         * @description Refused with `BUS_BOOKING_NOT_FOUND`.
         */
        get: operations["busBooking.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/{bookingId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a pending booking. It has a seat on each day that has one free, and waits in line on the others
         * @description Refused with `ALREADY_DECIDED`, `BUS_BOOKING_NOT_FOUND`.
         */
        post: operations["busBooking.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/{bookingId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a pending booking
         * @description Refused with `ALREADY_DECIDED`, `BUS_BOOKING_NOT_FOUND`.
         */
        post: operations["busBooking.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/{bookingId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking from today on; its seats go to those who wait
         * @description Refused with `ALREADY_DECIDED`, `BUS_BOOKING_NOT_FOUND`.
         */
        post: operations["busBooking.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/{bookingId}/leave-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave one day out of a booking; its seat goes to the next in line
         * @description Refused with `BUS_BOOKING_DAY`, `BUS_BOOKING_NOT_FOUND`.
         */
        post: operations["busBooking.leaveOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/{bookingId}/ride-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask again for the seat of a day that was left out of a booking
         * @description Refused with `BUS_BOOKING_DAY`, `BUS_BOOKING_NOT_FOUND`.
         */
        post: operations["busBooking.rideAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/{bookingId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own decision on a booking, within seconds and before its email is sent
         * @description Refused with `UNDO_NOT_YOURS`, `CODE_NOT_HELD`, `UNDO_TOO_LATE`, `UNDO_MOVED_ON`, `BUS_BOOKING_NOT_FOUND`.
         */
        post: operations["busBooking.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus-bookings/{bookingId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of a booking, newest first
         * @description Refused with `BUS_BOOKING_NOT_FOUND`.
         */
        get: operations["busBooking.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {integer} */
        Code: 0 | 1 | 2 | 3 | 4 | 5 | 18 | 99;
        FieldError: {
            /** @description JSON Pointer into the body, or `/query/…`, `/path/…` */
            path: string;
            message: string;
        };
        /**
         * @description A code of an app (TOTP), a passkey (WebAuthn), or a recovery code
         * @enum {string}
         */
        SecondFactorKind: "app" | "passkey" | "recovery";
        /** @description As WebAuthn Level 3 writes it in JSON */
        WebAuthn: {
            [key: string]: unknown;
        };
        /**
         * Format: date-time
         * @example 2026-11-17T07:36:00.000Z
         */
        Time: string;
        SecondFactorAsked: {
            /** @description Sent back with the answer; good for five minutes and five tries */
            ticket: string;
            /** @description What the account has */
            kinds: components["schemas"]["SecondFactorKind"][];
            /** @description What `navigator.credentials.get` is given (PublicKeyCredentialRequestOptionsJSON); null without a passkey */
            passkey: components["schemas"]["WebAuthn"] | null;
            expiresAt: components["schemas"]["Time"];
        };
        /** @description The envelope of every JSON answer. `data` is there when `code` is 0; each operation says what it holds. */
        Answer: {
            code: components["schemas"]["Code"];
            /** @description Empty when done, else one sentence in the caller's language */
            message: string;
            /** @description Why it failed, for programs */
            reason?: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description With SECOND_FACTOR_REQUIRED: what is asked next */
            secondFactor?: components["schemas"]["SecondFactorAsked"];
            data?: unknown;
        };
        /** @enum {string} */
        Locale: "en" | "zh";
        AuthConfig: {
            languages: components["schemas"]["Locale"][];
            /** @description null while sign-in with Microsoft is not set up */
            microsoft: {
                clientId: string;
                /** @description An OpenID Connect issuer */
                authority: string;
            } | null;
            school: {
                name: string;
                nameZh: string;
                /** @description An IANA name */
                timeZone: string;
                /** @description Who to ask when signing in fails */
                help: string;
                helpZh: string;
            };
            passwordMinLength: number;
            /** @description Seconds before another code can be requested */
            resendSeconds: number;
        };
        /** Format: email */
        Email: string;
        Login: {
            email: components["schemas"]["Email"];
            password: string;
        };
        Id: number;
        LoginResult: {
            token: string;
            /** @default Bearer */
            authHeaderSchema: string;
            expiresAt: components["schemas"]["Time"];
            userInfo: {
                /** @default Anonymous */
                name: string;
                userId: components["schemas"]["Id"];
            };
        };
        SecondFactorAnswer: {
            ticket: string;
            kind: components["schemas"]["SecondFactorKind"];
            /** @description Six digits of the app, or a recovery code; spaces and hyphens do not count */
            code?: string;
            passkey?: components["schemas"]["WebAuthn"];
        };
        Empty: Record<string, never>;
        /** @enum {string} */
        StaffType: "staff" | "parent" | "student" | "other";
        Me: {
            userId: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            email: components["schemas"]["Email"] | null;
            type: components["schemas"]["StaffType"];
            /** @description Has every contract code, now and in the future */
            administrator: boolean;
            roles: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description The current permission codes */
            permissions: string[];
            /** Format: date-time */
            lastLoginAt: string | null;
            /**
             * Format: date-time
             * @description From when on this session is good for setting up a second factor alone; null where none is needed or there is one
             */
            secondFactorDueAt: string | null;
        };
        /**
         * @description Root is the virtual top, id 0; it is never stored. MENU_DIR is a module, MENU a screen, MENU_PERM_RESOURCE an operation button.
         * @enum {string}
         */
        MenuType: "Root" | "MENU_DIR" | "MENU" | "MENU_PERM_RESOURCE";
        /** @enum {integer} */
        Flag: 0 | 1;
        AvailableMenu: {
            id: components["schemas"]["Id"];
            parentId: number;
            type: components["schemas"]["MenuType"];
            name: string;
            nameZh: string;
            path: string;
            icon: string;
            code: string;
            isExternalPath: components["schemas"]["Flag"];
            openTarget: components["schemas"]["Flag"];
        };
        ResetCode: {
            email: components["schemas"]["Email"];
        };
        ResetCodeSent: {
            resendSeconds: number;
        };
        ResetPassword: {
            email: components["schemas"]["Email"];
            /** @description Eight digits, or what stands behind `#reset=` in a link */
            code: string;
            password: string;
        };
        MicrosoftNonce: {
            nonce: string;
        };
        MicrosoftSignIn: {
            idToken: string;
        };
        AcceptInvite: {
            token: string;
            password: string;
        };
        InviteAccepted: {
            /** @description The address to sign in with */
            email: string;
        };
        /** @enum {string} */
        StoredMenuType: "MENU_DIR" | "MENU" | "MENU_PERM_RESOURCE";
        /** @description English */
        Name: string;
        /** @description Chinese; empty when there is none */
        NameZh: string;
        /** @description Begins with / inside the console, http:// or https:// when external; empty for a button */
        Path: string;
        /** @description A lucide name, empty for none */
        Icon: string;
        /** @description The permission code, unique; empty for none */
        MenuCode: string;
        /** @description Raised by every edit; an old one is refused as STALE */
        Version: number;
        /** @description The node above, 0 for the top level */
        ParentId: number;
        MenuUpdate: {
            id: components["schemas"]["Id"];
            /** @constant */
            category?: "ADMIN";
            type?: components["schemas"]["StoredMenuType"];
            name?: components["schemas"]["Name"];
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            code?: components["schemas"]["MenuCode"];
            /** @description 1 when the path leads out of the console */
            isExternalPath?: components["schemas"]["Flag"];
            /** @description 1 opens a new tab */
            openTarget?: components["schemas"]["Flag"];
            version?: components["schemas"]["Version"];
            /** @default 0 */
            parentId?: components["schemas"]["ParentId"];
        };
        Menu: {
            id: components["schemas"]["Id"];
            parentId: components["schemas"]["ParentId"];
            /** @constant */
            category: "ADMIN";
            type: components["schemas"]["StoredMenuType"];
            name: components["schemas"]["Name"];
            nameZh: components["schemas"]["NameZh"];
            path: components["schemas"]["Path"];
            icon: components["schemas"]["Icon"];
            code: components["schemas"]["MenuCode"];
            /** @description 1 when the path leads out of the console */
            isExternalPath: components["schemas"]["Flag"];
            /** @description 1 opens a new tab */
            openTarget: components["schemas"]["Flag"];
            /** @description Place among the siblings, from 0 */
            sort: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        MenuCreate: {
            type: components["schemas"]["StoredMenuType"];
            name: components["schemas"]["Name"];
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            code?: components["schemas"]["MenuCode"];
            /**
             * @default ADMIN
             * @constant
             */
            category?: "ADMIN";
            /** @default 0 */
            parentId?: components["schemas"]["ParentId"];
            /** @default 0 */
            isExternalPath?: components["schemas"]["Flag"];
            /** @default 0 */
            openTarget?: components["schemas"]["Flag"];
        };
        /** @description The part of a page that every list has; each list adds its `records`. */
        Page: {
            total: number;
            pageNum: number;
            pageSize: number;
        };
        MenuPage: {
            records: components["schemas"]["Menu"][];
        } & components["schemas"]["Page"];
        MenuSort: {
            parentId: components["schemas"]["ParentId"];
            ids: components["schemas"]["Id"][];
        };
        MenuImportNode: {
            /** @description Names the node within this import */
            key: string;
            /** @description Another node's key; null for the top of the import */
            parentKey?: string | null;
            type: components["schemas"]["StoredMenuType"];
            name: components["schemas"]["Name"];
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            code?: components["schemas"]["MenuCode"] | null;
            isExternalPath?: components["schemas"]["Flag"];
            openTarget?: components["schemas"]["Flag"];
            /** @description Line in the file, for the report */
            line?: number;
        };
        MenuImport: {
            /**
             * @description The node that the tree goes under, 0 for the top level
             * @default 0
             */
            parentId?: components["schemas"]["ParentId"];
            /**
             * @description Check everything, change nothing
             * @default false
             */
            dryRun?: boolean;
            nodes: components["schemas"]["MenuImportNode"][];
        };
        /**
         * @description A run changes something only when it is Done. Refused means that its rows were wrong, Failed that the server made a mistake, Interrupted that the server went away, Cancelled that whoever began it stopped it.
         * @enum {string}
         */
        RunState: "Running" | "Done" | "Refused" | "Failed" | "Interrupted" | "Cancelled";
        RunResult: {
            key?: string;
            line?: number;
            /** @description The file of the line, where several were brought in */
            file?: string;
            /** @description The field at fault, as the row calls it */
            field?: string;
            /** @enum {string} */
            outcome: "created" | "changed" | "unchanged" | "refused";
            reason?: string;
            message: string;
            /** @description Who made the conflicting change, if known */
            by?: string;
            /**
             * Format: date-time
             * @description When that change was made
             */
            at?: string;
        };
        Run: {
            id: components["schemas"]["Id"];
            operation: string;
            state: components["schemas"]["RunState"];
            dryRun: boolean;
            total: number;
            done: number;
            /** @description Rows by outcome */
            counts: {
                [key: string]: number;
            };
            /** @description Rows worth mentioning: refused ones, and those adjusted on import */
            results: components["schemas"]["RunResult"][];
            startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            endedAt: string | null;
        };
        MenuMove: {
            parentId: components["schemas"]["ParentId"];
            ids: components["schemas"]["Id"][];
        };
        MenuRef: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            type: components["schemas"]["StoredMenuType"];
            path: string;
        };
        Person: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
        };
        RoleRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        ImpactChange: {
            /** @enum {string} */
            effect: "lose" | "gain";
            menu: components["schemas"]["MenuRef"];
            /** @description How many enabled accounts really gain or lose it, their other roles considered */
            people: number;
            /** @description The first of them by name */
            names: components["schemas"]["Person"][];
            /** @description How many keep it through another role, or have it already where it is gained */
            kept: number;
            keptThrough: components["schemas"]["RoleRef"][];
        };
        /** @description What a change would do to people. Enabled accounts and enabled roles count. */
        Impact: {
            /** @description How many people lose something */
            lose: number;
            /** @description How many people gain something */
            gain: number;
            /** @description The roles whose grants change */
            roles: {
                id: components["schemas"]["Id"];
                name: string;
                members: number;
            }[];
            /** @description How many screens and buttons are concerned; the first 200 are listed */
            total: number;
            changes: components["schemas"]["ImpactChange"][];
        };
        MenuRemoved: {
            ids: components["schemas"]["Id"][];
        };
        AuditedRow: {
            /** @description menu, role, staff … */
            entity: string;
            id: number;
            /** @description What the row is called, or was; empty where nobody knows */
            label: string;
            /** @description Only the fields that changed, ids by their names, of a list what was taken away; null where the row was not there */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description Only the fields that changed, of a list what was added; null where the row is gone */
            after: {
                [key: string]: unknown;
            } | null;
        };
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            staffId: number | null;
            /** @description In the language of the request where the account has a Chinese name */
            staffName: string;
            /** @description The address that the request came from; empty in a record's own history */
            address: string;
            /** @description The name of the API token that the request carried */
            token: string | null;
            requestId: string;
            operation: string;
            /** @description Why it was refused; null where it was done. Of a failed sign-in staffId is the account that was tried */
            refused: {
                reason: string;
                /** @description In the language of the request */
                message: string;
            } | null;
            rowCount: number;
            /** @description Whether this kind of change can be undone */
            undoable: boolean;
            /** @description In a list the first ten, in the entry itself all */
            rows: components["schemas"]["AuditedRow"][];
        };
        AuditPage: {
            records: components["schemas"]["AuditEntry"][];
        } & components["schemas"]["Page"];
        /** @description Unique, ignoring case */
        RoleName: string;
        RoleDescription: string;
        RoleFields: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["RoleName"];
            description: components["schemas"]["RoleDescription"];
            /** @description A disabled role grants nothing */
            enabled: boolean;
            /** @description The Administrator role: includes every contract code, now and in the future */
            builtin: boolean;
            /** @description Whether its members must have a second factor */
            secondFactor: boolean;
            /** @description How many accounts have it */
            members: number;
            /** @description How many nodes of the tree it is granted */
            permissions: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        Role: components["schemas"]["RoleFields"];
        RolePage: {
            records: components["schemas"]["Role"][];
        } & components["schemas"]["Page"];
        MenuIds: components["schemas"]["Id"][];
        RoleCreate: {
            name: components["schemas"]["RoleName"];
            description?: components["schemas"]["RoleDescription"];
            menuIds?: components["schemas"]["MenuIds"];
        };
        /**
         * @description Students of some divisions, of one's own classes, or one's own children alone. One's own children can always be read
         * @enum {string}
         */
        Reach: "Divisions" | "Homerooms" | "Children";
        /** @enum {string} */
        Division: "Elementary" | "Middle" | "High" | "LifeCentered";
        RoleReach: {
            /** @description A module that shows students, such as student */
            module: string;
            reach: components["schemas"]["Reach"];
            /** @description Empty unless the reach is Divisions */
            divisions: components["schemas"]["Division"][];
        };
        RoleDetail: {
            reaches: components["schemas"]["RoleReach"][];
            /** @description Every node it is granted, modules and menus above included */
            menuIds: components["schemas"]["Id"][];
        } & components["schemas"]["RoleFields"];
        MenuOption: {
            id: components["schemas"]["Id"];
            /** @description 0 for the top level */
            parentId: number;
            type: components["schemas"]["StoredMenuType"];
            name: string;
            nameZh: string;
            code: string;
            icon: string;
            /** @description Nobody grants what they do not hold */
            mayGrant: boolean;
        };
        RoleUpdate: {
            version: components["schemas"]["Version"];
            name?: components["schemas"]["RoleName"];
            description?: components["schemas"]["RoleDescription"];
        };
        RoleAssign: {
            menuIds: components["schemas"]["MenuIds"];
            version: components["schemas"]["Version"];
        };
        RoleReaches: {
            reaches: components["schemas"]["RoleReach"][];
            version: components["schemas"]["Version"];
        };
        RoleMenus: {
            menuIds: components["schemas"]["MenuIds"];
        };
        /** @enum {string} */
        Gender: "female" | "male" | "unspecified";
        /**
         * @description Created here, or synced from another system
         * @enum {string}
         */
        StaffSource: "local" | "synced";
        StaffName: string;
        /** @description Chinese; empty when there is none */
        StaffNameZh: string;
        Staff: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StaffName"];
            nameZh: components["schemas"]["StaffNameZh"];
            /** @description What the person signs in with; null for who does not */
            email: components["schemas"]["Email"] | null;
            type: components["schemas"]["StaffType"];
            gender: components["schemas"]["Gender"] | null;
            enabled: boolean;
            /** @description A service account has no password: it works by API tokens only */
            service: boolean;
            source: components["schemas"]["StaffSource"];
            roles: components["schemas"]["RoleRef"][];
            /** Format: date-time */
            lastLoginAt: string | null;
            /** Format: date-time */
            syncedAt: string | null;
            /**
             * Format: date-time
             * @description When an open invitation ends
             */
            invitedUntil: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
        };
        StaffPage: {
            records: components["schemas"]["Staff"][];
        } & components["schemas"]["Page"];
        RoleIds: components["schemas"]["Id"][];
        StaffCreate: {
            name: components["schemas"]["StaffName"];
            nameZh?: components["schemas"]["StaffNameZh"];
            /** @description What the person signs in with; null for who does not */
            email?: components["schemas"]["Email"] | null;
            /** @default staff */
            type?: components["schemas"]["StaffType"];
            gender?: components["schemas"]["Gender"];
            /** @default false */
            service?: boolean;
            roleIds?: components["schemas"]["RoleIds"];
            /**
             * @description Mail a link to set the password; never for a service account
             * @default true
             */
            invite?: boolean;
        };
        StaffCounts: {
            all: number;
            staff: number;
            parent: number;
            student: number;
            other: number;
        };
        RoleOption: {
            id: components["schemas"]["Id"];
            name: string;
            enabled: boolean;
            builtin: boolean;
            /** @description Whether the caller holds all that it grants */
            mayGive: boolean;
        };
        SignInFailures: {
            total: number;
            /** @description Failures with an address that has no account */
            unknown: number;
            accounts: {
                staff: components["schemas"]["Person"];
                failures: number;
                lastAt: components["schemas"]["Time"];
            }[];
        };
        StaffImportRow: {
            name: components["schemas"]["StaffName"];
            nameZh?: components["schemas"]["StaffNameZh"];
            /** @description Left out, nobody signs in with the account, and type and both names say which one it is */
            email?: components["schemas"]["Email"];
            type?: components["schemas"]["StaffType"];
            gender?: components["schemas"]["Gender"];
            /** @description Left out, the account stays as it is; a new one may sign in. Changing it takes upms:staff:enable */
            enabled?: boolean;
            /** @description By name, all of them; left out, the account keeps its roles */
            roles?: components["schemas"]["RoleName"][];
            /** @description Line in the file, for the report */
            line?: number;
        };
        StaffImport: {
            /**
             * @description Check everything, change nothing
             * @default false
             */
            dryRun?: boolean;
            rows: components["schemas"]["StaffImportRow"][];
        };
        StaffUpdate: {
            version: components["schemas"]["Version"];
            name?: components["schemas"]["StaffName"];
            nameZh?: components["schemas"]["StaffNameZh"];
            /** @description What the person signs in with; null for who does not */
            email?: components["schemas"]["Email"] | null;
            type?: components["schemas"]["StaffType"];
            gender?: components["schemas"]["Gender"] | null;
        };
        StaffRoles: {
            roleIds: components["schemas"]["RoleIds"];
            version: components["schemas"]["Version"];
        };
        StaffRoleIds: {
            roleIds: components["schemas"]["RoleIds"];
        };
        SessionsEnded: {
            ended: number;
            tokensRevoked: number;
        };
        ErasureCount: {
            table: string;
            /** @description What it is, in the language of the caller */
            label: string;
            count: number;
        };
        Erasure: {
            /** @description What is deleted */
            goes: components["schemas"]["ErasureCount"][];
            /** @description What others need; it stays without the person */
            stays: components["schemas"]["ErasureCount"][];
            /** @description Settings that have an address of theirs and stay as they are */
            byHand: components["schemas"]["ErasureCount"][];
            /** @description A student whose last day is not over cannot be erased */
            enrolled: boolean;
            /** @description Whether a second person has to agree */
            twoPeople: boolean;
            /** @description Who has requested it already */
            requestedBy: components["schemas"]["Person"] | null;
        };
        PersonErase: {
            /** @description The name of the person, in English or Chinese, as typed by who decides */
            name: string;
        };
        /** @enum {string} */
        ErasureState: "Requested" | "Erased";
        ErasureDone: {
            state: components["schemas"]["ErasureState"];
        };
        TokenName: string;
        /** @description Permission codes that the contract names */
        Scopes: string[];
        /**
         * @description Expired is Active past its expiry, computed from the clock
         * @enum {string}
         */
        TokenState: "Active" | "Expired" | "Revoked";
        ApiToken: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TokenName"];
            /** @description Its first characters, to tell it from others */
            start: string;
            scopes: components["schemas"]["Scopes"];
            /** @description Its calls name the person for whom they act */
            acts: boolean;
            state: components["schemas"]["TokenState"];
            createdAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description To the minute
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
        };
        TokenCreate: {
            name: components["schemas"]["TokenName"];
            scopes: components["schemas"]["Scopes"];
            /**
             * Format: date-time
             * @description At most two years from now
             */
            expiresAt: string;
            /**
             * @description For an app of a service account: each call names the person for whom it acts (X-Acting-Person), and reaches what that person reaches
             * @default false
             */
            acts?: boolean;
        };
        NewApiToken: {
            /** @description Sent as `Authorization: Bearer …`. It cannot be read again. */
            secret: string;
            token: components["schemas"]["ApiToken"];
        };
        /**
         * @description The first missing link. ACCOUNT_DISABLED: the account cannot sign in. NO_ROLE: it has no role. ROLES_DISABLED: every one of its
         *     roles that grants this is disabled. NOT_GRANTED: none of its roles is granted this. NOT_IN_TREE: no node bears the code, so only
         *     an administrator holds it. UNKNOWN_CODE: the contract does not name the code and no node bears it.
         * @enum {string}
         */
        Missing: "ACCOUNT_DISABLED" | "NO_ROLE" | "ROLES_DISABLED" | "NOT_GRANTED" | "NOT_IN_TREE" | "UNKNOWN_CODE";
        ExplainedRole: {
            id: components["schemas"]["Id"];
            name: string;
            enabled: boolean;
            /** @description Whether the role grants this */
            grants: boolean;
        };
        Explanation: {
            staff: components["schemas"]["Person"];
            /** @description The permission code asked about; empty for a node without one */
            code: string;
            menu: components["schemas"]["MenuRef"] | null;
            operation: string | null;
            allowed: boolean;
            /** @description Allowed by the built-in role, whatever the tree says */
            administrator: boolean;
            missing: components["schemas"]["Missing"] | null;
            /** @description The whole explanation as a sentence in the caller's language */
            message: string;
            /** @description Every role of the account */
            roles: components["schemas"]["ExplainedRole"][];
            /** @description Other roles that would grant it, when it is not allowed */
            wouldGrant: components["schemas"]["ExplainedRole"][];
        };
        PasswordChange: {
            current: string;
            password: string;
        };
        Ended: {
            ended: number;
        };
        OwnSession: {
            id: components["schemas"]["Id"];
            /** @description Whether it is the session of this request */
            current: boolean;
            startedAt: components["schemas"]["Time"];
            lastSeenAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            address: string;
            userAgent: string;
        };
        PasskeyName: string;
        Passkey: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PasskeyName"];
            createdAt: components["schemas"]["Time"];
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        SecondFactor: {
            /** @description null while there is none */
            app: {
                createdAt: components["schemas"]["Time"];
            } | null;
            passkeys: components["schemas"]["Passkey"][];
            /** @description How many are left */
            recoveryCodes: number;
            /** @description Whether one of your roles requires a second factor */
            required: boolean;
            /**
             * Format: date-time
             * @description From when on you can do nothing else until you have one; null once you have
             */
            dueAt: string | null;
        };
        AppCode: {
            code: string;
        };
        RecoveryCodes: {
            /** @description null where you have some already */
            recoveryCodes: string[] | null;
        };
        NewApp: {
            /** @description In base 32, to be typed into the app */
            secret: string;
            /** @description The same as an otpauth address, to be shown as a QR code */
            uri: string;
        };
        PasskeyAsked: {
            ticket: string;
            /** @description What `navigator.credentials.create` is given */
            options: components["schemas"]["WebAuthn"];
        };
        PasskeyMade: {
            ticket: string;
            name: components["schemas"]["PasskeyName"];
            passkey: components["schemas"]["WebAuthn"];
        };
        SteppedUp: {
            until: components["schemas"]["Time"];
        };
        /**
         * @description access is sign-ins, sign-outs and exported files; refused is what somebody had no right to, and failed sign-ins; change is everything else
         * @enum {string}
         */
        AuditKind: "change" | "access" | "refused";
        Undone: {
            rows: number;
        };
        NodeCode: string;
        /** @description The code of the node above; empty for the top */
        ParentCode: string;
        /** @description A node by its code, described whole — a field that is left out is empty, or 0. The order of the list is the order among siblings. Nodes without a code are left alone; one that stands under such a node is not written down. */
        ConfiguredMenu: {
            code: components["schemas"]["NodeCode"];
            parent: components["schemas"]["ParentCode"];
            type: components["schemas"]["StoredMenuType"];
            name: components["schemas"]["Name"];
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            isExternalPath?: components["schemas"]["Flag"];
            openTarget?: components["schemas"]["Flag"];
        };
        Codes: string[];
        /** @description How far a role reaches among students, a line for each module: `student Homerooms`, `absence Elementary Middle` */
        Reaches: string[];
        /** @description A role by its name, without regard to case. The built-in one is not written down and cannot be changed. A description that is left out is empty. */
        ConfiguredRole: {
            name: components["schemas"]["RoleName"];
            description?: components["schemas"]["RoleDescription"];
            /** @description true where it is left out */
            enabled?: boolean;
            /** @description All of them, by code; the modules and menus above a code come by themselves and need not be named. Left out, they stay as they are. Grants of nodes without a code stay */
            permissions?: components["schemas"]["Codes"];
            /** @description All of them; left out, they stay as they are. Every student in modules that none names */
            reach?: components["schemas"]["Reaches"];
        };
        /** @description An account by its address. It must be there already. */
        ConfiguredStaff: {
            email: components["schemas"]["Email"];
            /** @description By name, all of them */
            roles: components["schemas"]["RoleName"][];
        };
        /** @description A code of the school's own list, such as G5; empty when there is none */
        GradeCode: string;
        /** @description An email address, or empty */
        ClassAddress: string;
        /** @description A class by its year, campus and name, without regard to case, described whole; its students are not written down. A field that is left out is empty. */
        ConfiguredHomeroom: {
            schoolYear: string;
            campus?: string;
            name: string;
            grade?: components["schemas"]["GradeCode"];
            division?: components["schemas"]["Division"] | null;
            teacherEmail?: components["schemas"]["ClassAddress"];
            assistantEmail?: components["schemas"]["ClassAddress"];
            dlTeacherEmail?: components["schemas"]["ClassAddress"];
        };
        /**
         * @description The offices of the four divisions, the school bus, the nurses and the directors
         * @enum {string}
         */
        Office: "Elementary" | "Middle" | "High" | "LifeCentered" | "Bus" | "Nurses" | "Directors";
        /** @enum {string} */
        MailLanguage: "en" | "zh" | "both";
        /**
         * @description What a mail tells beside the name, the class and the days
         * @enum {string}
         */
        MailDetail: "LeaveType" | "Note" | "Symptom" | "Times";
        /** @description The mailbox of an office that is told of absences. Offices are neither added nor removed. A language or details that are left out stay as they are. */
        ConfiguredMailbox: {
            office: components["schemas"]["Office"];
            /** @description All of them; none, and nobody is told */
            addresses: string[];
            language?: components["schemas"]["MailLanguage"];
            details?: components["schemas"]["MailDetail"][];
        };
        /** @description A part that is left out is left alone altogether. */
        Configuration: {
            menus?: components["schemas"]["ConfiguredMenu"][];
            roles?: components["schemas"]["ConfiguredRole"][];
            staff?: components["schemas"]["ConfiguredStaff"][];
            homerooms?: components["schemas"]["ConfiguredHomeroom"][];
            mailboxes?: components["schemas"]["ConfiguredMailbox"][];
        };
        /**
         * @description order is that of the nodes under one parent
         * @enum {string}
         */
        PlanKind: "menu" | "order" | "role" | "staff" | "homeroom" | "mailbox";
        PlanRemark: {
            kind: components["schemas"]["PlanKind"];
            key: string;
            reason: string;
            message: string;
        };
        StandingConfiguration: {
            configuration: components["schemas"]["Configuration"];
            /** @description What cannot be written down and is left alone */
            remarks: components["schemas"]["PlanRemark"][];
        };
        PlanRequest: {
            configuration: components["schemas"]["Configuration"];
            /**
             * @description Remove what the parts that are given do not name; accounts lose roles, but are never removed, nor classes that had students
             * @default false
             */
            prune?: boolean;
        };
        /** @enum {string} */
        PlanAction: "create" | "change" | "remove";
        /** @description The fields of a step, those that its kind has. */
        StepFields: {
            parent?: components["schemas"]["ParentCode"];
            type?: components["schemas"]["StoredMenuType"];
            name?: string;
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            isExternalPath?: components["schemas"]["Flag"];
            openTarget?: components["schemas"]["Flag"];
            description?: components["schemas"]["RoleDescription"];
            enabled?: boolean;
            /** @description Every code, those of the modules and menus above included */
            permissions?: components["schemas"]["Codes"];
            reach?: components["schemas"]["Reaches"];
            roles?: components["schemas"]["RoleName"][];
            schoolYear?: string;
            campus?: string;
            grade?: components["schemas"]["GradeCode"];
            division?: components["schemas"]["Division"] | null;
            teacherEmail?: components["schemas"]["ClassAddress"];
            assistantEmail?: components["schemas"]["ClassAddress"];
            dlTeacherEmail?: components["schemas"]["ClassAddress"];
            /** @description All of them; none, and nobody is told */
            addresses?: string[];
            language?: components["schemas"]["MailLanguage"];
            details?: components["schemas"]["MailDetail"][];
            /** @description Of an order: the nodes under the parent, the first one first */
            codes?: components["schemas"]["Codes"];
        };
        PlanStep: {
            kind: components["schemas"]["PlanKind"];
            /** @description The natural key: code, parent's code (empty for the top), role name, address, office; of a class year, campus if it has one, and name, with slashes between */
            key: string;
            action: components["schemas"]["PlanAction"];
            /** @description The fields that change, as they were when the plan was made; null for what was not there */
            before: components["schemas"]["StepFields"] | null;
            /** @description The fields that change, as they will be; null for what goes */
            after: components["schemas"]["StepFields"] | null;
        };
        Plan: {
            /** @constant */
            format: 1;
            madeAt: components["schemas"]["Time"];
            /** @description In the order in which they are done */
            steps: components["schemas"]["PlanStep"][];
            /** @description What cannot be done; a plan with problems is not applied */
            problems: components["schemas"]["PlanRemark"][];
            /** @description What is left alone, comes along, or is not for its caller to apply, and should be known */
            remarks: components["schemas"]["PlanRemark"][];
            counts: {
                create: number;
                change: number;
                remove: number;
            };
        };
        ApplyRequest: {
            plan: components["schemas"]["Plan"];
        };
        /** @enum {string} */
        NameOrder: "GivenFirst" | "FamilyFirst";
        Settings: {
            schoolName: string;
            schoolNameZh: string;
            /** @description An IANA name; today, weekdays and opening hours are in this zone */
            timeZone: string;
            /** @description How the name that is shown is put together where a file names its parts alone; Chinese names begin with the family's */
            nameOrder: components["schemas"]["NameOrder"];
            /** @description Shown under the sign-in form */
            help: string;
            helpZh: string;
            /**
             * @description Where a mail's button takes people who cannot open its record in the console: an http(s) address in which `{entity}` stands for the
             *     kind of record, such as `bike-rent`, and `{id}` for its id. Empty: their mails have no button.
             */
            appLink: string;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        SettingsUpdate: {
            version: components["schemas"]["Version"];
            schoolName?: string;
            schoolNameZh?: string;
            /** @description An IANA name; today, weekdays and opening hours are in this zone */
            timeZone?: string;
            /** @description How the name that is shown is put together where a file names its parts alone; Chinese names begin with the family's */
            nameOrder?: components["schemas"]["NameOrder"];
            /** @description Shown under the sign-in form */
            help?: string;
            helpZh?: string;
            /**
             * @description Where a mail's button takes people who cannot open its record in the console: an http(s) address in which `{entity}` stands for the
             *     kind of record, such as `bike-rent`, and `{id}` for its id. Empty: their mails have no button.
             */
            appLink?: string;
        };
        RetentionSettings: {
            /** @description Days after the end of the school year for which notes, symptoms and certificates of absences are kept */
            healthDays: number;
            /** @description Months for which absences are kept, once the student has left */
            absenceMonths: number;
            /** @description Days for which the texts of emails are kept, once they have left */
            mailDays: number;
            /** @description Days for which sign-ins that have ended are kept, with address and browser */
            signInDays: number;
            /** @description Days for which the reports of imports are kept */
            reportDays: number;
            /** @description Months for which the audit is kept */
            auditMonths: number;
            /** @description Whether it takes two people to erase somebody */
            twoPeople: boolean;
            /**
             * Format: date
             * @description The day of the last daily tidy-up
             */
            tidiedOn: string | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        RetentionSettingsUpdate: {
            version: components["schemas"]["Version"];
            /** @description Days after the end of the school year for which notes, symptoms and certificates of absences are kept */
            healthDays?: number;
            /** @description Months for which absences are kept, once the student has left */
            absenceMonths?: number;
            /** @description Days for which the texts of emails are kept, once they have left */
            mailDays?: number;
            /** @description Days for which sign-ins that have ended are kept, with address and browser */
            signInDays?: number;
            /** @description Days for which the reports of imports are kept */
            reportDays?: number;
            /** @description Months for which the audit is kept */
            auditMonths?: number;
            /** @description Whether it takes two people to erase somebody */
            twoPeople?: boolean;
        };
        TidiedUp: {
            /** @description How many of each kind */
            deleted: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        MailState: "Pending" | "Sent" | "Dead";
        /**
         * @description Which mail it is. A module that writes mails adds its own.
         * @enum {string}
         */
        MailKind: "reset-code" | "reset-link" | "invitation" | "password-changed" | "address-changed" | "new-device" | "second-factor-changed" | "second-factor-guessed" | "account-locked" | "new-administrator" | "many-exports" | "bike-confirmed" | "bike-rejected" | "bike-returned" | "bike-return-rejected" | "bike-overdue" | "pass-confirmed" | "pass-rejected" | "pass-voided" | "pass-renewed" | "pass-expiring" | "absence-submitted" | "absence-changed" | "absence-deleted" | "absence-wave" | "reservation-approved" | "reservation-rejected" | "reservation-cancelled" | "reservation-moved" | "bus-booked" | "bus-rejected" | "bus-cancelled" | "bus-seat" | "bus-run-cancelled" | "bus-run-restored" | "bus-run-changed" | "survey-answered" | "survey-reminder";
        /**
         * @description Why a try failed. The mail is given up after `refused` (the mail server will not take it for this recipient), `address` (nothing
         *     that can be mailed) and `too-late` (the mail is of no use any more). It is tried again after `later` (the mail server asks for it),
         *     `unreachable`, `broken-off`, `not-secure` (no trusted encryption), `not-allowed` (the mail server takes no mail from here: sign-in,
         *     sender or policy) and `other`.
         * @enum {string}
         */
        MailFault: "refused" | "address" | "too-late" | "later" | "unreachable" | "broken-off" | "not-secure" | "not-allowed" | "other";
        Mail: {
            id: components["schemas"]["Id"];
            /** @description Null for mails from before kinds were kept */
            kind: components["schemas"]["MailKind"] | null;
            recipient: string;
            /** @description Empty where it may hold what signs somebody in */
            subject: string;
            state: components["schemas"]["MailState"];
            attempts: number;
            /** @description When it is tried next */
            dueAt: components["schemas"]["Time"];
            fault: components["schemas"]["MailFault"] | null;
            /** @description What the mail server said */
            lastError: string;
            /** @description What kind of record it is about */
            entity: string | null;
            entityId: number | null;
            /** @description Whether its text is still kept */
            hasText: boolean;
            /**
             * Format: date-time
             * @description When it stops being of use
             */
            goodUntil: string | null;
            createdAt: components["schemas"]["Time"];
            /** Format: date-time */
            sentAt: string | null;
        };
        MailPage: {
            records: components["schemas"]["Mail"][];
        } & components["schemas"]["Page"];
        MailCounts: {
            /** @description All that have not left yet, the late ones too */
            waiting: number;
            /** @description Waiting, though they have failed once or were due five minutes ago */
            late: number;
            dead: number;
            /**
             * Format: date-time
             * @description When the oldest that is late or given up was written
             */
            oldestAt: string | null;
            /**
             * Format: date
             * @description The first day that is counted, in the school's time zone
             */
            since: string;
        };
        MailSetUp: {
            /** @description Host and port; null while mails are written into a folder of the data directory */
            server: string | null;
            /** @description Whether a mail leaves only over an encrypted connection */
            secure: boolean;
            from: string;
        };
        StoredImage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "image/jpeg" | "image/png" | "image/webp";
            /** @description Bytes as kept */
            size: number;
            width: number;
            height: number;
        };
        Queue: {
            /** @description The code of its menu entry */
            code: string;
            waiting: number;
            /** @description Of these, how many arrived in the last 24 hours */
            recent: number;
            /** @description Of these, how many have waited more than three days */
            late: number;
            /**
             * Format: date-time
             * @description When the oldest arrived
             */
            oldestAt: string | null;
            /** @description Who has waited longest, and for what */
            oldest: string;
        };
        /**
         * @description Overdue is In use past the due day, computed from the clock; Returned is back but not checked yet
         * @enum {string}
         */
        BikeStatus: "Available" | "In use" | "Overdue" | "Returned" | "Under Maintenance";
        /** @description Where it is kept, such as a rack */
        BikeLocation: string;
        /** @description Unique, ignoring case */
        BikeNumber: string;
        BikeBrand: string;
        /** @description From files.upload; null for none */
        PictureId: number | null;
        PersonFields: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            type: components["schemas"]["StaffType"];
        };
        PersonRef: components["schemas"]["PersonFields"];
        /** @enum {string} */
        Confirmation: "Pending" | "Confirmed" | "Rejected" | "Cancelled";
        /** Format: date */
        DueOn: string | null;
        /** @description The rent that occupies a bike, pending or out */
        OpenRent: {
            id: components["schemas"]["Id"];
            person: components["schemas"]["PersonRef"];
            confirmation: components["schemas"]["Confirmation"];
            dueOn: components["schemas"]["DueOn"];
            /** @description The pending return request; null when there is none */
            returnId: number | null;
        };
        Bike: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["BikeNumber"];
            brand: components["schemas"]["BikeBrand"];
            location: components["schemas"]["BikeLocation"];
            pictureId: components["schemas"]["PictureId"];
            status: components["schemas"]["BikeStatus"];
            /** @description Why it is under maintenance */
            note: string;
            rent: components["schemas"]["OpenRent"] | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
        };
        BikePage: {
            records: components["schemas"]["Bike"][];
        } & components["schemas"]["Page"];
        BikeCreate: {
            number: components["schemas"]["BikeNumber"];
            brand?: components["schemas"]["BikeBrand"];
            location?: components["schemas"]["BikeLocation"];
            pictureId?: components["schemas"]["PictureId"];
        };
        BikeRow: {
            number: components["schemas"]["BikeNumber"];
            brand?: components["schemas"]["BikeBrand"];
            location?: components["schemas"]["BikeLocation"];
            /** @description Line in the file */
            line?: number;
        };
        BikeImport: {
            /** @description Check everything, change nothing */
            dryRun?: boolean;
            rows: components["schemas"]["BikeRow"][];
        };
        BikeOption: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["BikeNumber"];
            brand: components["schemas"]["BikeBrand"];
            location: components["schemas"]["BikeLocation"];
            pictureId: components["schemas"]["PictureId"];
        };
        PersonOption: {
            email: components["schemas"]["Email"] | null;
        } & components["schemas"]["PersonFields"];
        BikeAllowance: {
            limit: number;
            /** @description What counts against the limit, pending requests included */
            open: {
                rentId: components["schemas"]["Id"];
                bikeNumber: components["schemas"]["BikeNumber"];
                confirmation: components["schemas"]["Confirmation"];
                dueOn: components["schemas"]["DueOn"];
                overdue: boolean;
            }[];
        };
        BikeSettings: {
            /** @description How many bikes one person can rent at once, pending requests included */
            maxRents: number;
            /** @description A rent is due at the end of the day this many days after its confirmation */
            rentalDays: number;
            /** @description Whether availability is public; requires coordinates */
            feedPublic: boolean;
            /** @description Where the bikes are kept, WGS 84 in degrees */
            latitude: number | null;
            longitude: number | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        BikeSettingsUpdate: {
            version: components["schemas"]["Version"];
            /** @description How many bikes one person can rent at once, pending requests included */
            maxRents?: number;
            /** @description A rent is due at the end of the day this many days after its confirmation */
            rentalDays?: number;
            /** @description Whether availability is public; requires coordinates */
            feedPublic?: boolean;
            /** @description Where the bikes are kept, WGS 84 in degrees */
            latitude?: number | null;
            longitude?: number | null;
        };
        BikeUpdate: {
            version: components["schemas"]["Version"];
            number?: components["schemas"]["BikeNumber"];
            brand?: components["schemas"]["BikeBrand"];
            location?: components["schemas"]["BikeLocation"];
            pictureId?: components["schemas"]["PictureId"];
        };
        BikeNote: {
            note?: string;
        };
        /** Format: date-time */
        MaybeTime: string | null;
        /** @description What a rent request and a return request have in common */
        RequestFields: {
            id: components["schemas"]["Id"];
            bike: components["schemas"]["BikeOption"];
            /** @description Null once the account is gone */
            person: components["schemas"]["PersonRef"] | null;
            /** @description Whoever asked in the name of the person; null where the person did */
            submittedBy: components["schemas"]["PersonRef"] | null;
            requestedAt: components["schemas"]["Time"];
            note: string;
            confirmation: components["schemas"]["Confirmation"];
            /** @description Who confirmed, rejected or cancelled it */
            decidedBy: components["schemas"]["PersonRef"] | null;
            decidedAt: components["schemas"]["MaybeTime"];
            /** @description Of a rejection */
            reason: string;
            /** @description The last day that it may stay out, in the school's time zone */
            dueOn: components["schemas"]["DueOn"];
            /** @description Whether it is out past that day, read off the clock */
            overdue: boolean;
        };
        Rent: {
            returnedAt: components["schemas"]["MaybeTime"];
        } & components["schemas"]["RequestFields"];
        RentPage: {
            records: components["schemas"]["Rent"][];
        } & components["schemas"]["Page"];
        RentRequest: {
            bikeId: components["schemas"]["Id"];
            personId?: components["schemas"]["Id"];
            note?: string;
        };
        Reason: {
            /** @description Sent to the person who made the request */
            reason: string;
        };
        BikeReturn: {
            rentId: components["schemas"]["Id"];
        } & components["schemas"]["RequestFields"];
        BikeReturnPage: {
            records: components["schemas"]["BikeReturn"][];
        } & components["schemas"]["Page"];
        ReturnRequest: {
            rentId: components["schemas"]["Id"];
            note?: string;
        };
        /**
         * @description Expired is Valid past its last day, computed from the clock
         * @enum {string}
         */
        PassStatus: "Pending" | "Valid" | "Expired" | "Cancelled" | "Rejected";
        /** @enum {string} */
        PassType: "staff" | "parent" | "visitor" | "contractor";
        Phone: string;
        /** @description As it was written; it is compared without spaces, dots, dashes and case */
        Plate: string;
        /** @description From files.upload; null for none */
        ImageId: number | null;
        PassFields: {
            applicantName?: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            type?: components["schemas"]["PassType"];
            department?: string;
            plate?: components["schemas"]["Plate"];
            brand?: string;
            model?: string;
            color?: string;
            driverName?: string;
            driverPhone?: components["schemas"]["Phone"];
            grade?: string;
            studentName?: string;
            certificateId?: components["schemas"]["ImageId"];
            signatureId?: components["schemas"]["ImageId"];
        };
        /** Format: date */
        MaybeDay: string | null;
        Pass: {
            id: components["schemas"]["Id"];
            /** @description The applicant's account; null without one */
            person: components["schemas"]["PersonRef"] | null;
            /** @description Who applied on the person's behalf; null if they applied themselves */
            submittedBy: components["schemas"]["PersonRef"] | null;
            status: components["schemas"]["PassStatus"];
            /** @description Why it was rejected or cancelled */
            reason: string;
            submittedAt: components["schemas"]["Time"];
            /** @description Who made the last decision */
            decidedBy: components["schemas"]["PersonRef"] | null;
            /** Format: date-time */
            decidedAt: string | null;
            validFrom: components["schemas"]["MaybeDay"];
            /** @description The last day that it is valid, in the school's time zone */
            expiresOn: components["schemas"]["MaybeDay"];
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        } & WithRequired<components["schemas"]["PassFields"], "applicantName" | "email" | "phone" | "type" | "department" | "plate" | "brand" | "model" | "color" | "driverName" | "driverPhone" | "grade" | "studentName" | "certificateId" | "signatureId">;
        PassPage: {
            records: components["schemas"]["Pass"][];
        } & components["schemas"]["Page"];
        PassCreate: {
            /** @description The caller by default; null for somebody without an account, which also requires vehicle:on-behalf */
            personId?: components["schemas"]["Id"] | null;
            /** @description Last year's pass; what is left out here and need not be given is taken from it, images too */
            renewsId?: number;
        } & WithRequired<components["schemas"]["PassFields"], "applicantName" | "email" | "type" | "plate">;
        /** @enum {string} */
        GateReason: "PLATE_UNKNOWN" | "PASS_PENDING" | "PASS_NOT_YET" | "PASS_EXPIRED" | "PASS_CANCELLED" | "PASS_REJECTED";
        /** @description What a guard sees */
        GatePass: {
            id: components["schemas"]["Id"];
            plate: components["schemas"]["Plate"];
            type: components["schemas"]["PassType"];
            brand: string;
            model: string;
            color: string;
            driverName: string;
            status: components["schemas"]["PassStatus"];
            validFrom: components["schemas"]["MaybeDay"];
            expiresOn: components["schemas"]["MaybeDay"];
        };
        GateCheck: {
            /** @description As it was compared */
            plate: string;
            admitted: boolean;
            /** @description Why not */
            reason: components["schemas"]["GateReason"] | null;
            /** @description The passes of this plate, the decisive one first */
            passes: components["schemas"]["GatePass"][];
        };
        /** Format: date */
        Day: string;
        Gate: {
            keys: {
                id: string;
                /** @description Ed25519, 32 bytes as base64url */
                publicKey: string;
            }[];
            /** @description Passes that were voided before their last day */
            cancelled: components["schemas"]["Id"][];
            /** @description Passes that were shortened; an older print still shows more days */
            changed: {
                id: components["schemas"]["Id"];
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
            }[];
            today: components["schemas"]["Day"];
            timeZone: string;
        };
        VehicleSettings: {
            /** @description Month and day that a new pass ends on where nobody gives another day */
            yearEnds: string;
            /** @description So many days before the last day of a pass, its holder is mailed once */
            noticeDays: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        VehicleSettingsUpdate: {
            version: components["schemas"]["Version"];
            /** @description Month and day that a new pass ends on where nobody gives another day */
            yearEnds?: string;
            /** @description So many days before the last day of a pass, its holder is mailed once */
            noticeDays?: number;
        };
        PassUpdate: {
            version: components["schemas"]["Version"];
        } & components["schemas"]["PassFields"];
        PassDays: {
            /** @description Today in the school's time zone by default */
            validFrom?: components["schemas"]["Day"];
            expiresOn: components["schemas"]["Day"];
        };
        PassReason: {
            /** @description Sent to the applicant */
            reason: string;
        };
        PassCode: {
            /** @description `ISB1.<key>.<payload>.<signature>`; the payload is base64url of JSON with id, plate, type, from and to */
            text: string;
        };
        /**
         * @description The reason, that is the kind of the special day that decides, otherwise what the weekday and the terms say.
         * @enum {string}
         */
        DayReason: "SchoolDay" | "Weekend" | "BetweenTerms" | "Holiday" | "Break" | "StaffDay" | "Conferences" | "HalfDay" | "Online" | "MakeUp";
        DayAnswer: {
            yes: boolean;
            reason: components["schemas"]["DayReason"];
            /** @description The name of the special day that decides; empty otherwise */
            name: string;
            nameZh: string;
        };
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        HalfAnswer: {
            lessons: components["schemas"]["DayAnswer"];
            campus: components["schemas"]["DayAnswer"];
            /** @description The weekday whose timetable applies; null without lessons */
            runsAs: components["schemas"]["Weekday"] | null;
        };
        SchoolDay: {
            /** Format: date */
            day: string;
            morning: components["schemas"]["HalfAnswer"];
            afternoon: components["schemas"]["HalfAnswer"];
        };
        /**
         * @description Holiday, Break, StaffDay, Conferences: no lessons, no student on campus. HalfDay: the same for the half that `part` names. Online:
         *     lessons, nobody on campus. MakeUp: a school day that runs the timetable of the weekday `runsAs`.
         * @enum {string}
         */
        DayKind: "Holiday" | "Break" | "StaffDay" | "Conferences" | "HalfDay" | "Online" | "MakeUp";
        /** @enum {string} */
        DayPart: "Whole" | "Morning" | "Afternoon";
        /**
         * @description Several can apply to a half day: the one with the fewest days decides, and of two that are as long, the newer. One that names
         *     neither divisions nor grades is for everybody; one that names some is for each of them.
         */
        SpecialDay: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DayKind"];
            name: string;
            nameZh: string;
            /**
             * Format: date
             * @description The first day
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, inclusive
             */
            endsOn: string;
            part: components["schemas"]["DayPart"];
            /** @description The weekday whose timetable a make-up day follows */
            runsAs: components["schemas"]["Weekday"] | null;
            divisions: components["schemas"]["Division"][];
            /** @description Codes of grades */
            grades: string[];
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        SpecialDayPage: {
            records: components["schemas"]["SpecialDay"][];
        } & components["schemas"]["Page"];
        /** @description Without an id it is new; with an id it requires the version that was read. */
        SpecialDayInput: {
            id?: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            kind: components["schemas"]["DayKind"];
            name: string;
            nameZh?: string;
            /**
             * Format: date
             * @description The first day
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, inclusive
             */
            endsOn: string;
            part?: components["schemas"]["DayPart"];
            runsAs?: components["schemas"]["Weekday"] | null;
            divisions?: components["schemas"]["Division"][];
            grades?: string[];
        };
        Gone: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        TermInput: {
            id?: components["schemas"]["Id"];
            name: string;
            nameZh?: string;
            /**
             * Format: date
             * @description The first day
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, inclusive
             */
            endsOn: string;
            extra?: boolean;
            /** @description Who an extra session is for, of the students that your `student` code reaches. Others stay, and so do all when it is left out */
            personIds?: components["schemas"]["Id"][];
        };
        /** @description All of its terms; a term you leave out is deleted. */
        SchoolYearInput: {
            id?: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: string;
            /**
             * Format: date
             * @description The first day
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, inclusive
             */
            endsOn: string;
            terms: components["schemas"]["TermInput"][];
        };
        CalendarChange: {
            days?: components["schemas"]["SpecialDayInput"][];
            removeDays?: components["schemas"]["Gone"][];
            years?: components["schemas"]["SchoolYearInput"][];
            removeYears?: components["schemas"]["Gone"][];
        };
        /** @description School days, in half days, of the school years that the change affects. */
        MovedDays: {
            division: components["schemas"]["Division"];
            /** @description A grade that the change refers to by itself; null for the whole division */
            grade: string | null;
            before: number;
            after: number;
            gained: number;
            lost: number;
        };
        CalendarPreview: {
            moved: components["schemas"]["MovedDays"][];
            /** @description What other modules have on the days that change, a sentence each in the caller's language */
            touched: string[];
        };
        /** @description Terms never overlap, even across school years. */
        Term: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            /**
             * Format: date
             * @description The first day
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, inclusive
             */
            endsOn: string;
            /** @description An extra session, such as summer school: only for the students it lists */
            extra: boolean;
            /** @description How many students an extra session lists */
            students: number;
        };
        SchoolYear: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * Format: date
             * @description The first day
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, inclusive
             */
            endsOn: string;
            terms: components["schemas"]["Term"][];
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        CalendarChanged: {
            days: components["schemas"]["SpecialDay"][];
            years: components["schemas"]["SchoolYear"][];
        };
        CalendarFile: {
            text: string;
        };
        ProposedDay: {
            kind: components["schemas"]["DayKind"];
            name: string;
            nameZh: string;
            /**
             * Format: date
             * @description The first day
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, inclusive
             */
            endsOn: string;
            part: components["schemas"]["DayPart"];
            runsAs: components["schemas"]["Weekday"] | null;
            /** @description Whether importing it is suggested; ask about each make-up day */
            take: boolean;
            /** @description Already in the calendar */
            stands: boolean;
            /** @description Falls in a school year */
            inYear: boolean;
        };
        CalendarProposals: {
            days: components["schemas"]["ProposedDay"][];
            /** @description Events in the file that are not whole days */
            passedOver: number;
        };
        CalendarSettings: {
            /** @description Official make-up workdays are school days unless decided otherwise */
            followMakeUp: boolean;
            /** @description Anyone can subscribe to the calendar */
            feedPublic: boolean;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        CalendarSettingsUpdate: {
            version: components["schemas"]["Version"];
            /** @description Official make-up workdays are school days unless decided otherwise */
            followMakeUp?: boolean;
            /** @description Anyone can subscribe to the calendar */
            feedPublic?: boolean;
        };
        SchoolYearPage: {
            records: components["schemas"]["SchoolYear"][];
        } & components["schemas"]["Page"];
        Grade: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            nameZh: string;
            division: components["schemas"]["Division"];
            /** @description The order from the youngest to the oldest */
            sort: number;
            /** @description What has this grade, for holders of settings:calendar; null for others */
            uses: {
                /** @description Classes of any school year */
                homerooms: number;
                /** @description Students who are, were or will be in it */
                students: number;
                specialDays: number;
            } | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        GradePage: {
            records: components["schemas"]["Grade"][];
        } & components["schemas"]["Page"];
        GradeCreate: {
            code: string;
            name: string;
            division: components["schemas"]["Division"];
            nameZh?: string;
            /** @description The order from the youngest to the oldest */
            sort?: number;
        };
        GradeUpdate: {
            version: components["schemas"]["Version"];
            code?: string;
            name?: string;
            nameZh?: string;
            division?: components["schemas"]["Division"];
            /** @description The order from the youngest to the oldest */
            sort?: number;
        };
        /** @description The two years that it lies in, such as 2026-27 */
        ClassYear: string;
        ClassTeacher: {
            email: components["schemas"]["Email"];
            name: string;
            nameZh: string;
        };
        Homeroom: {
            id: components["schemas"]["Id"];
            schoolYear: components["schemas"]["ClassYear"];
            /** @description Empty where the school has one */
            campus: string;
            /** @description Unique in its year and campus, without regard to case */
            name: string;
            grade: components["schemas"]["GradeCode"];
            division: components["schemas"]["Division"] | null;
            teacherEmail: components["schemas"]["ClassAddress"];
            assistantEmail: components["schemas"]["ClassAddress"];
            dlTeacherEmail: components["schemas"]["ClassAddress"];
            /** @description Who has those of the three that an account has */
            teachers: components["schemas"]["ClassTeacher"][];
            /** @description Those of the three that no enabled account has: a warning */
            unknownAddresses: string[];
            /** @description How many students are in it today or will be */
            students: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        HomeroomPage: {
            records: components["schemas"]["Homeroom"][];
        } & components["schemas"]["Page"];
        HomeroomCreate: {
            schoolYear: components["schemas"]["ClassYear"];
            /** @description Unique in its year and campus, without regard to case */
            name: string;
            /** @description Empty where the school has one */
            campus?: string;
            grade?: components["schemas"]["GradeCode"];
            division?: components["schemas"]["Division"] | null;
            teacherEmail?: components["schemas"]["ClassAddress"];
            assistantEmail?: components["schemas"]["ClassAddress"];
            dlTeacherEmail?: components["schemas"]["ClassAddress"];
        };
        HomeroomRow: {
            schoolYear: string;
            campus?: string;
            name: string;
            grade?: components["schemas"]["GradeCode"];
            /** @description Empty where there is none */
            division?: string;
            teacherEmail?: components["schemas"]["ClassAddress"];
            assistantEmail?: components["schemas"]["ClassAddress"];
            dlTeacherEmail?: components["schemas"]["ClassAddress"];
            /** @description Where the row stands in the file */
            line?: number;
        };
        HomeroomImport: {
            /** @description Check everything, change nothing */
            dryRun?: boolean;
            rows: components["schemas"]["HomeroomRow"][];
        };
        HomeroomUpdate: {
            version: components["schemas"]["Version"];
            schoolYear?: components["schemas"]["ClassYear"];
            /** @description Empty where the school has one */
            campus?: string;
            /** @description Unique in its year and campus, without regard to case */
            name?: string;
            grade?: components["schemas"]["GradeCode"];
            division?: components["schemas"]["Division"] | null;
            teacherEmail?: components["schemas"]["ClassAddress"];
            assistantEmail?: components["schemas"]["ClassAddress"];
            dlTeacherEmail?: components["schemas"]["ClassAddress"];
        };
        /**
         * @description Proposed and not saved; saved; in effect from the new year's first day
         * @enum {string}
         */
        RollOverState: "Proposal" | "Draft" | "Applied";
        RollOverClass: {
            /** @description Tells the classes of a plan apart */
            key: number;
            /** @description The class that it carries on; null for one that is new. Of a class that splits there are several */
            fromId: components["schemas"]["Id"] | null;
            campus: string;
            name: string;
            grade: components["schemas"]["GradeCode"];
            division: components["schemas"]["Division"] | null;
            teacherEmail: components["schemas"]["ClassAddress"];
            assistantEmail: components["schemas"]["ClassAddress"];
            dlTeacherEmail: components["schemas"]["ClassAddress"];
            students: components["schemas"]["Id"][];
        };
        HomeroomRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A student as the old year ends */
        RollOverStudent: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            studentNumber: string;
            grade: components["schemas"]["GradeCode"];
            division: components["schemas"]["Division"] | null;
            homeroom: components["schemas"]["HomeroomRef"] | null;
        };
        RollOver: {
            /** @description null while nobody has saved it */
            id: components["schemas"]["Id"] | null;
            fromYear: components["schemas"]["ClassYear"];
            toYear: components["schemas"]["ClassYear"];
            /**
             * Format: date
             * @description The first day of the new year; null while the calendar does not have that year
             */
            startsOn: string | null;
            state: components["schemas"]["RollOverState"];
            version: number;
            classes: components["schemas"]["RollOverClass"][];
            /** @description Students whose last day is the last one of the old year */
            leaving: components["schemas"]["Id"][];
            /** @description Students who came after the draft was saved. They are placed with their class */
            newcomers: components["schemas"]["Id"][];
            /** @description Who has the addresses of its classes */
            teachers: components["schemas"]["ClassTeacher"][];
            students: components["schemas"]["RollOverStudent"][];
            /** @description Who saved, applied or undid it last */
            changedBy: components["schemas"]["PersonRef"] | null;
            changedAt: components["schemas"]["Time"] | null;
        };
        RollOverDraft: {
            fromYear: components["schemas"]["ClassYear"];
            /** @description The version that is changed; 0 where none was saved */
            version: number;
            classes: components["schemas"]["RollOverClass"][];
            leaving: components["schemas"]["Id"][];
        };
        RollOverStep: {
            fromYear: components["schemas"]["ClassYear"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description By the clock: before the entry day, until the last day, after it
         * @enum {string}
         */
        StudentState: "Coming" | "Enrolled" | "Left";
        NamePart: string;
        Student: {
            id: components["schemas"]["Id"];
            /** @description Unique, ignoring case */
            studentNumber: string;
            name: components["schemas"]["StaffName"];
            nameZh: components["schemas"]["StaffNameZh"];
            familyName: components["schemas"]["NamePart"];
            givenName: components["schemas"]["NamePart"];
            preferredName: components["schemas"]["NamePart"];
            gender: components["schemas"]["Gender"] | null;
            /** @description What the student signs in with; null for who does not */
            email: components["schemas"]["Email"] | null;
            state: components["schemas"]["StudentState"];
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
            /** Format: date */
            enteredOn: string;
            /**
             * Format: date
             * @description The last day at the school
             */
            leftOn: string | null;
            guardians: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
        };
        StudentPage: {
            records: components["schemas"]["Student"][];
        } & components["schemas"]["Page"];
        StudentCreate: {
            /** @description Unique, ignoring case */
            studentNumber: string;
            name: components["schemas"]["StaffName"];
            /** Format: date */
            enteredOn: string;
            nameZh?: components["schemas"]["StaffNameZh"];
            familyName?: components["schemas"]["NamePart"];
            givenName?: components["schemas"]["NamePart"];
            preferredName?: components["schemas"]["NamePart"];
            gender?: components["schemas"]["Gender"] | null;
            /** @description What the student signs in with; null for who does not */
            email?: components["schemas"]["Email"] | null;
            division?: components["schemas"]["Division"] | null;
            grade?: components["schemas"]["GradeCode"];
            homeroomId?: components["schemas"]["Id"] | null;
        };
        /** @enum {string} */
        Relation: "Mother" | "Father" | "Guardian" | "Other";
        /** @description A student, one of their guardians, or both. A student with three guardians has three rows; what two rows say of one student must not differ */
        StudentRow: {
            studentNumber: string;
            name?: components["schemas"]["StaffName"];
            nameZh?: components["schemas"]["StaffNameZh"];
            familyName?: components["schemas"]["NamePart"];
            givenName?: components["schemas"]["NamePart"];
            preferredName?: components["schemas"]["NamePart"];
            gender?: components["schemas"]["Gender"];
            /** @description What the student signs in with, who has had no address yet */
            email?: components["schemas"]["Email"];
            /** @description That of the class unless said */
            division?: components["schemas"]["Division"] | null;
            /** @description That of the class unless said */
            grade?: components["schemas"]["GradeCode"];
            /** @description A class by its name, or by campus and name (West 5A), in the school year of the day from which it holds; empty for none */
            homeroom?: string;
            /**
             * Format: date
             * @description The first day; of somebody new the day from which the file holds, unless said
             */
            enteredOn?: string;
            /**
             * Format: date
             * @description The last day; null for who stays after all
             */
            leftOn?: string | null;
            guardianName?: components["schemas"]["StaffName"];
            guardianNameZh?: components["schemas"]["StaffNameZh"];
            /** @description Of several people who share it the first signs in with it, and the others are written to */
            guardianEmail?: components["schemas"]["Email"];
            /** @description With its country; several with semicolons between them */
            guardianPhone?: string;
            relation?: components["schemas"]["Relation"];
            contactOrder?: number;
            maySee?: boolean;
            mayAct?: boolean;
            noContact?: boolean;
            /** @description Where the row stands in the file */
            line?: number;
            /** @description The file, where several are brought in */
            file?: string;
        };
        StudentImport: {
            /**
             * @description Check everything, change nothing
             * @default false
             */
            dryRun?: boolean;
            /**
             * Format: date
             * @description The day from which division, grade and class hold of students who are here already; today unless said
             */
            from?: string;
            rows: components["schemas"]["StudentRow"][];
        };
        Child: {
            id: components["schemas"]["Id"];
            studentNumber: string;
            name: string;
            nameZh: string;
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
            mayAct: boolean;
        };
        ClassOption: {
            id: components["schemas"]["Id"];
            name: string;
            schoolYear: string;
            campus: string;
            grade: components["schemas"]["GradeCode"];
            division: components["schemas"]["Division"] | null;
        };
        StudentUpdate: {
            version: components["schemas"]["Version"];
            /** @description Unique, ignoring case */
            studentNumber?: string;
            name?: components["schemas"]["StaffName"];
            nameZh?: components["schemas"]["StaffNameZh"];
            familyName?: components["schemas"]["NamePart"];
            givenName?: components["schemas"]["NamePart"];
            preferredName?: components["schemas"]["NamePart"];
            gender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            enteredOn?: string;
        };
        StudentMove: {
            /**
             * Format: date
             * @description The first day that it holds
             */
            from: string;
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            homeroomId: components["schemas"]["Id"] | null;
        };
        StudentLeave: {
            /**
             * Format: date
             * @description The last day at the school; null for who stays
             */
            leftOn: string | null;
            version: components["schemas"]["Version"];
        };
        Stay: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day of it; null while no end is planned
             */
            to: string | null;
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
        };
        /** @enum {string} */
        ContactKind: "Email" | "Phone";
        Contact: {
            kind: components["schemas"]["ContactKind"];
            /** @description An email address, or a phone number with its country (+86 138 0013 8000) */
            value: string;
            /**
             * @description Such as Work
             * @default
             */
            label?: string;
        };
        Guardian: {
            person: components["schemas"]["PersonRef"];
            relation: components["schemas"]["Relation"];
            contactOrder: number;
            maySee: boolean;
            mayAct: boolean;
            noContact: boolean;
            /** @description What the guardian signs in with */
            email: string | null;
            enabled: boolean;
            contacts: components["schemas"]["Contact"][];
        };
        Sibling: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            studentNumber: string;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
        };
        Family: {
            guardians: components["schemas"]["Guardian"][];
            /** @description The student's own */
            contacts: components["schemas"]["Contact"][];
            /** @description Students whom the caller may see and who share a guardian */
            siblings: components["schemas"]["Sibling"][];
        };
        GuardianLink: {
            relation: components["schemas"]["Relation"];
            /**
             * @description Who is called first, and so on
             * @default 1
             */
            contactOrder?: number;
            /** @default true */
            maySee?: boolean;
            /**
             * @description May ask for leaves, seats and the like in the child's name
             * @default true
             */
            mayAct?: boolean;
            /**
             * @description Neither sees the child nor is told of it, and the child's panel warns
             * @default false
             */
            noContact?: boolean;
        };
        Contacts: {
            contacts: components["schemas"]["Contact"][];
        };
        /**
         * @description Unexplained: missing, and nobody has said why
         * @enum {string}
         */
        LeaveType: "Sick" | "Personal" | "SchoolTrip" | "Appointment" | "Other" | "Unexplained";
        /** @enum {string} */
        AbsenceStatus: "Normal" | "Deleted";
        /** @enum {string} */
        AbsenceHalf: "Morning" | "Afternoon";
        /** @description By the clock of the school, such as 13:30 */
        ClockTime: string | null;
        LeaveNote: string;
        Symptom: string;
        /**
         * @description App: with an API token
         * @enum {string}
         */
        AbsenceWay: "Console" | "App";
        Absence: {
            id: components["schemas"]["Id"];
            student: components["schemas"]["PersonRef"] | null;
            studentNumber: string;
            /** @description Division, grade and class are those of the first day */
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
            leaveType: components["schemas"]["LeaveType"] | null;
            /** Format: date */
            startsOn: string;
            /** @description The half of the first day with which it begins; Morning unless said */
            startsHalf: components["schemas"]["AbsenceHalf"];
            /**
             * Format: date
             * @description The last day; the first one unless said
             */
            endsOn: string;
            /** @description The half of the last day with which it ends; Afternoon unless said */
            endsHalf: components["schemas"]["AbsenceHalf"];
            /** @description School days with lessons of the student's division */
            days: number;
            leavesAt: components["schemas"]["ClockTime"];
            returnsAt: components["schemas"]["ClockTime"];
            note: components["schemas"]["LeaveNote"] | null;
            symptom: components["schemas"]["Symptom"] | null;
            proofId: components["schemas"]["Id"] | null;
            /** @description Whether a certificate is asked for that is not there */
            proofWanted: boolean | null;
            status: components["schemas"]["AbsenceStatus"];
            submittedBy: components["schemas"]["PersonRef"] | null;
            submittedAt: components["schemas"]["Time"];
            way: components["schemas"]["AbsenceWay"];
            deletedBy: components["schemas"]["PersonRef"] | null;
            deletedAt: components["schemas"]["Time"] | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        AbsencePage: {
            records: components["schemas"]["Absence"][];
        } & components["schemas"]["Page"];
        AbsenceCreate: {
            studentId: components["schemas"]["Id"];
            leaveType: components["schemas"]["LeaveType"];
            /** Format: date */
            startsOn: string;
            /** @description The half of the first day with which it begins; Morning unless said */
            startsHalf?: components["schemas"]["AbsenceHalf"];
            /**
             * Format: date
             * @description The last day; the first one unless said
             */
            endsOn?: string;
            /** @description The half of the last day with which it ends; Afternoon unless said */
            endsHalf?: components["schemas"]["AbsenceHalf"];
            leavesAt?: components["schemas"]["ClockTime"];
            returnsAt?: components["schemas"]["ClockTime"];
            note?: components["schemas"]["LeaveNote"];
            symptom?: components["schemas"]["Symptom"];
            /** @description An image that the caller has uploaded */
            proofId?: components["schemas"]["Id"] | null;
        };
        BoardClass: {
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
            enrolled: number;
        };
        BoardAbsence: {
            id: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            studentNumber: string;
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
            leaveType: components["schemas"]["LeaveType"] | null;
            part: components["schemas"]["DayPart"];
            leavesAt: components["schemas"]["ClockTime"];
            returnsAt: components["schemas"]["ClockTime"];
            /** Format: date */
            endsOn: string;
            endsHalf: components["schemas"]["AbsenceHalf"];
            submittedAt: components["schemas"]["Time"];
        };
        Board: {
            /** Format: date */
            day: string;
            /** @description By division, grade and class, as the school orders them */
            classes: components["schemas"]["BoardClass"][];
            absences: components["schemas"]["BoardAbsence"][];
        };
        AbsenceStudent: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            studentNumber: string;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
        };
        /**
         * @description An office, or the homeroom teacher where the settings have them told too
         * @enum {string}
         */
        ToldReader: "Elementary" | "Middle" | "High" | "LifeCentered" | "Bus" | "Nurses" | "Directors" | "Homeroom";
        /**
         * @description Why somebody is told of an absence
         * @enum {string}
         */
        ToldRule: "Division" | "Bus" | "Sick" | "Days" | "Homeroom";
        PreviewedReader: {
            office: components["schemas"]["ToldReader"];
            rule: components["schemas"]["ToldRule"];
            applies: boolean;
            addresses: string[];
            /** @description Empty where nobody is told */
            subject: string;
            text: string;
        };
        AbsencePreview: {
            days: number;
            readers: components["schemas"]["PreviewedReader"][];
        };
        Mailbox: {
            office: components["schemas"]["Office"];
            addresses: string[];
            /** @description Addresses outside the school's own domains */
            foreign: string[];
            language: components["schemas"]["MailLanguage"];
            details: components["schemas"]["MailDetail"][];
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
            /** @description Mails of the last seven days that were sent */
            sent: number;
            lastAt: components["schemas"]["Time"] | null;
            /** @description Mails of the last seven days that wait after a failed try or could not be sent */
            failed: number;
            /** @description Absences of the last seven days of which nobody was told for want of an address */
            nowhere: number;
        };
        MailboxUpdate: {
            addresses?: string;
            language?: components["schemas"]["MailLanguage"];
            details?: components["schemas"]["MailDetail"][];
            version: components["schemas"]["Version"];
        };
        AbsenceSettings: {
            /** @description School days from which the directors are told */
            directorsFrom: number;
            /** @description Sick days from which a certificate is asked for */
            proofFrom: number;
            /** @description Share of the lessons so far from which a student is on the attention list */
            attentionPercent: number;
            /** @description Students of one class whose sickness warns the nurses */
            sickInClass: number;
            /** @description Days within which they are counted */
            sickWithinDays: number;
            /** @description Days that guardians may be late */
            guardianDaysBack: number;
            /** @description The homeroom teacher is told too */
            homeroomCopy: boolean;
            /** @description What is offered as a symptom, each on its line */
            symptoms: string;
            /** @description The school's own domains, with spaces between them; addresses outside them are marked */
            ownDomains: string;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        AbsenceSettingsUpdate: {
            version: components["schemas"]["Version"];
            /** @description School days from which the directors are told */
            directorsFrom?: number;
            /** @description Sick days from which a certificate is asked for */
            proofFrom?: number;
            /** @description Share of the lessons so far from which a student is on the attention list */
            attentionPercent?: number;
            /** @description Students of one class whose sickness warns the nurses */
            sickInClass?: number;
            /** @description Days within which they are counted */
            sickWithinDays?: number;
            /** @description Days that guardians may be late */
            guardianDaysBack?: number;
            /** @description The homeroom teacher is told too */
            homeroomCopy?: boolean;
            /** @description What is offered as a symptom, each on its line */
            symptoms?: string;
            /** @description The school's own domains, with spaces between them; addresses outside them are marked */
            ownDomains?: string;
        };
        AbsenceSubmit: {
            studentId: components["schemas"]["Id"];
            leaveType: components["schemas"]["LeaveType"];
            /** Format: date */
            startsOn: string;
            /** @description The half of the first day with which it begins; Morning unless said */
            startsHalf?: components["schemas"]["AbsenceHalf"];
            /**
             * Format: date
             * @description The last day; the first one unless said
             */
            endsOn?: string;
            /** @description The half of the last day with which it ends; Afternoon unless said */
            endsHalf?: components["schemas"]["AbsenceHalf"];
            leavesAt?: components["schemas"]["ClockTime"];
            returnsAt?: components["schemas"]["ClockTime"];
            note?: components["schemas"]["LeaveNote"];
            symptom?: components["schemas"]["Symptom"];
            /** @description An image that the caller has uploaded */
            proofId?: components["schemas"]["Id"] | null;
        };
        AbsenceUpdate: {
            version: components["schemas"]["Version"];
            leaveType?: components["schemas"]["LeaveType"];
            /** Format: date */
            startsOn?: string;
            /** @description The half of the first day with which it begins; Morning unless said */
            startsHalf?: components["schemas"]["AbsenceHalf"];
            /**
             * Format: date
             * @description The last day; the first one unless said
             */
            endsOn?: string;
            /** @description The half of the last day with which it ends; Afternoon unless said */
            endsHalf?: components["schemas"]["AbsenceHalf"];
            leavesAt?: components["schemas"]["ClockTime"];
            returnsAt?: components["schemas"]["ClockTime"];
            note?: components["schemas"]["LeaveNote"];
            symptom?: components["schemas"]["Symptom"];
            /** @description An image that the caller has uploaded */
            proofId?: components["schemas"]["Id"] | null;
        };
        Told: {
            office: components["schemas"]["ToldReader"];
            rule: components["schemas"]["ToldRule"];
            /** @description null where the office has no mailbox */
            address: string | null;
            /** @description Of the latest mail */
            state: components["schemas"]["MailState"] | null;
            /** @description When it was sent */
            at: components["schemas"]["Time"] | null;
            fault: components["schemas"]["MailFault"] | null;
        };
        ShareFields: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            studentNumber: string;
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            homeroom: components["schemas"]["HomeroomRef"] | null;
            /** @description School days with lessons so far */
            lessons: number;
            /** @description Those of them that were missed, school trips not counted */
            missed: number;
            /** @description The share of lessons missed, to one decimal */
            percent: number;
        };
        Attention: components["schemas"]["ShareFields"];
        AttentionPage: {
            records: components["schemas"]["Attention"][];
        } & components["schemas"]["Page"];
        LessonDay: {
            /** Format: date */
            day: string;
            part: components["schemas"]["DayPart"];
        };
        MissedByType: {
            leaveType: components["schemas"]["LeaveType"] | null;
            days: number;
        };
        YearAbsence: {
            id: components["schemas"]["Id"];
            leaveType: components["schemas"]["LeaveType"] | null;
            /** Format: date */
            startsOn: string;
            startsHalf: components["schemas"]["AbsenceHalf"];
            /** Format: date */
            endsOn: string;
            endsHalf: components["schemas"]["AbsenceHalf"];
            days: number;
        };
        StudentYear: {
            /**
             * Format: date
             * @description The first day of the school year; the latest one that has begun
             */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            /** Format: date */
            today: string;
            /** @description The days of the year on which the student has lessons */
            days: components["schemas"]["LessonDay"][];
            /** @description Days missed so far, most first */
            types: components["schemas"]["MissedByType"][];
            /** @description Those of the year that are not deleted, latest first */
            absences: components["schemas"]["YearAbsence"][];
        } & components["schemas"]["ShareFields"];
        AbsentOnDay: {
            /** Format: date */
            day: string;
            /** @description Students who miss lessons on this day */
            absent: number;
        };
        MissedInWeek: {
            /**
             * Format: date
             * @description Its Monday
             */
            week: string;
            leaveType: components["schemas"]["LeaveType"] | null;
            days: number;
        };
        MissedInGrade: {
            grade: components["schemas"]["GradeCode"];
            leaveType: components["schemas"]["LeaveType"] | null;
            days: number;
        };
        AbsenceStatistics: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            weeks: components["schemas"]["MissedInWeek"][];
            /** @description As the school orders its grades */
            grades: components["schemas"]["MissedInGrade"][];
        };
        /**
         * @description Closed: for a time. Retired: not offered any more, its history is kept
         * @enum {string}
         */
        VenueStatus: "Open" | "Closed" | "Retired";
        /** @description Unique, ignoring case */
        VenueName: string;
        /** @enum {string} */
        VenueColor: "Teal" | "Purple" | "Pink" | "Olive" | "Blue" | "Amber";
        VenueTypeRef: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VenueName"];
            nameZh: string;
            color: components["schemas"]["VenueColor"];
        };
        VenueRef: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VenueName"];
            nameZh: string;
        };
        /** @description A time of day at the school, such as 13:30 */
        QuarterHour: string;
        /** @description The same; 24:00 is the end of the day */
        QuarterEnd: string;
        WeeklyHours: {
            weekday: components["schemas"]["Weekday"];
            opens: components["schemas"]["QuarterHour"];
            closes: components["schemas"]["QuarterEnd"];
        };
        Venue: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VenueName"];
            nameZh: string;
            type: components["schemas"]["VenueTypeRef"];
            typeId: components["schemas"]["Id"];
            /** @description The venue that it is a part of */
            partOfId: components["schemas"]["Id"] | null;
            /** @description Reserving one takes the other */
            partOf: components["schemas"]["VenueRef"] | null;
            location: string;
            status: components["schemas"]["VenueStatus"];
            /** @description People; null for no limit */
            capacity: number | null;
            /** @description Its address in the directory */
            adEmail: components["schemas"]["Email"] | null;
            note: string;
            /** @description From files.upload; null for none */
            pictureId: number | null;
            needsApproval: boolean;
            /** @description By weekday and time; several a day */
            hours: components["schemas"]["WeeklyHours"][];
            /** @description Whether its hours apply on holidays, breaks and online days */
            opensOnDaysOff: boolean;
            shortestMinutes: number;
            longestMinutes: number | null;
            /** @description Days ahead that it can be reserved; null for no limit */
            aheadDays: number | null;
            /** @description How long before it begins a reservation must be made */
            noticeMinutes: number;
            /** @description Kept free between two reservations */
            betweenMinutes: number;
            /** @description Reservations that one person can have to come */
            openPerPerson: number | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        VenuePage: {
            records: components["schemas"]["Venue"][];
        } & components["schemas"]["Page"];
        VenueCreate: {
            name: components["schemas"]["VenueName"];
            typeId: components["schemas"]["Id"];
            nameZh?: string;
            /** @description The venue that it is a part of */
            partOfId?: components["schemas"]["Id"] | null;
            location?: string;
            status?: components["schemas"]["VenueStatus"];
            /** @description People; null for no limit */
            capacity?: number | null;
            /** @description Its address in the directory */
            adEmail?: components["schemas"]["Email"] | null;
            note?: string;
            /** @description From files.upload; null for none */
            pictureId?: number | null;
            needsApproval?: boolean;
            /** @description By weekday and time; several a day */
            hours?: components["schemas"]["WeeklyHours"][];
            /** @description Whether its hours apply on holidays, breaks and online days */
            opensOnDaysOff?: boolean;
            shortestMinutes?: number;
            longestMinutes?: number | null;
            /** @description Days ahead that it can be reserved; null for no limit */
            aheadDays?: number | null;
            /** @description How long before it begins a reservation must be made */
            noticeMinutes?: number;
            /** @description Kept free between two reservations */
            betweenMinutes?: number;
            /** @description Reservations that one person can have to come */
            openPerPerson?: number | null;
        };
        VenueOption: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VenueName"];
            nameZh: string;
            type: components["schemas"]["VenueTypeRef"];
            location: string;
            capacity: number | null;
            needsApproval: boolean;
        };
        /** @description To the minute, for the minutes between two reservations are counted */
        FreeSpan: {
            opens: string;
            closes: string;
        };
        VenueSlot: {
            venue: components["schemas"]["VenueOption"];
            /** Format: date */
            day: string;
            startsAt: components["schemas"]["QuarterHour"];
            endsAt: components["schemas"]["QuarterEnd"];
            /** @description How long it is free around that */
            free: components["schemas"]["FreeSpan"];
        };
        OpenSpan: {
            opens: components["schemas"]["QuarterHour"];
            closes: components["schemas"]["QuarterEnd"];
        };
        CalendarVenue: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VenueName"];
            nameZh: string;
            type: components["schemas"]["VenueTypeRef"];
            partOfId: components["schemas"]["Id"] | null;
            capacity: number | null;
            needsApproval: boolean;
            betweenMinutes: number;
            /** @description One for each day asked for */
            days: {
                open: components["schemas"]["OpenSpan"][];
                /** @description Why it is closed; empty otherwise */
                closed: string;
            }[];
        };
        /** @enum {string} */
        ReservationStatus: "Pending" | "Approved" | "Rejected" | "Cancelled";
        CalendarReservation: {
            id: components["schemas"]["Id"];
            venueId: components["schemas"]["Id"];
            title: string;
            /** Format: date */
            day: string;
            startsAt: components["schemas"]["QuarterHour"];
            endsAt: components["schemas"]["QuarterEnd"];
            status: components["schemas"]["ReservationStatus"];
            /** @description Of the series that it repeats with */
            seriesId: components["schemas"]["Id"] | null;
            /** @description Of the reserver */
            name: string;
            nameZh: string;
            /** @description Whether the caller reserved it */
            mine: boolean;
            version: components["schemas"]["Version"];
        };
        VenueCalendar: {
            /**
             * Format: date
             * @description The day at the school
             */
            today: string;
            /** @description The time of day there, such as 15:36 */
            time: string;
            days: string[];
            /** @description Those that are not retired, by type and name */
            venues: components["schemas"]["CalendarVenue"][];
            /** @description Pending and approved ones */
            reservations: components["schemas"]["CalendarReservation"][];
        };
        VenueType: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VenueName"];
            nameZh: string;
            color: components["schemas"]["VenueColor"];
            /** @description How many venues have it */
            venues: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        VenueTypePage: {
            records: components["schemas"]["VenueType"][];
        } & components["schemas"]["Page"];
        VenueTypeCreate: {
            name: components["schemas"]["VenueName"];
            color: components["schemas"]["VenueColor"];
            nameZh?: string;
        };
        VenueTypeUpdate: {
            version: components["schemas"]["Version"];
            name?: components["schemas"]["VenueName"];
            nameZh?: string;
            color?: components["schemas"]["VenueColor"];
        };
        /**
         * @description Open: although it is a day off
         * @enum {string}
         */
        BlockKind: "Blocked" | "Open";
        VenueBlock: {
            id: components["schemas"]["Id"];
            /** @description Null for all venues */
            venue: components["schemas"]["VenueRef"] | null;
            kind: components["schemas"]["BlockKind"];
            /** Format: date */
            startsOn: string;
            /**
             * Format: date
             * @description The last day; the first one unless given
             */
            endsOn: string;
            reason: string;
            reasonZh: string;
            updatedAt: components["schemas"]["Time"];
        };
        VenueBlockPage: {
            records: components["schemas"]["VenueBlock"][];
        } & components["schemas"]["Page"];
        VenueBlockCreate: {
            kind: components["schemas"]["BlockKind"];
            /** Format: date */
            startsOn: string;
            reason: string;
            /**
             * Format: date
             * @description The last day; the first one unless given
             */
            endsOn?: string;
            reasonZh?: string;
            /** @description Null, or left out, for all venues */
            venueId?: components["schemas"]["Id"] | null;
            /**
             * @description Cancel the reservations that this hits, and tell their reservers; otherwise it is refused where it hits any
             * @default false
             */
            cancelReservations?: boolean;
        };
        /** @description A rule of RFC 5545 with an end: daily, weekly or monthly by INTERVAL, BYDAY, BYMONTHDAY (monthly), BYSETPOS (not daily), until UNTIL or for COUNT days, at most 370. UNTIL is a day or a time at the school */
        RepeatRule: string;
        VenueSeries: {
            id: components["schemas"]["Id"];
            rule: components["schemas"]["RepeatRule"];
        };
        VenueReservation: {
            id: components["schemas"]["Id"];
            venue: components["schemas"]["VenueRef"];
            /** @description What it is for */
            title: string;
            /** Format: date */
            day: string;
            startsAt: components["schemas"]["QuarterHour"];
            endsAt: components["schemas"]["QuarterEnd"];
            /** @description The reservations that it repeats with */
            series: components["schemas"]["VenueSeries"] | null;
            /** @description The reserver */
            person: components["schemas"]["PersonRef"] | null;
            /** @description Of the reserver */
            email: components["schemas"]["Email"] | null;
            /** @description How many come */
            people: number | null;
            note: string;
            status: components["schemas"]["ReservationStatus"];
            /** @description Whether it has ended by now */
            over: boolean;
            /** @description Whoever reserved for the reserver */
            submittedBy: components["schemas"]["PersonRef"] | null;
            requestedAt: components["schemas"]["Time"];
            /** @description Who approved or rejected it */
            decidedBy: components["schemas"]["PersonRef"] | null;
            decidedAt: components["schemas"]["Time"] | null;
            /** @description Of a rejection */
            reason: string;
            cancelledBy: components["schemas"]["PersonRef"] | null;
            cancelledAt: components["schemas"]["Time"] | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        VenueReservationPage: {
            records: components["schemas"]["VenueReservation"][];
        } & components["schemas"]["Page"];
        VenueRequest: {
            venueId: components["schemas"]["Id"];
            title: string;
            /** Format: date */
            day: string;
            startsAt: components["schemas"]["QuarterHour"];
            endsAt: components["schemas"]["QuarterEnd"];
            personId?: components["schemas"]["Id"];
            people?: number | null;
            note?: string;
        };
        VenueSeriesChange: {
            /**
             * Format: date
             * @description The day of the rule that takes place otherwise
             */
            day: string;
            /**
             * Format: date
             * @description The day on which it takes place instead
             */
            to?: string;
            venueId?: components["schemas"]["Id"];
            startsAt?: components["schemas"]["QuarterHour"];
            endsAt?: components["schemas"]["QuarterEnd"];
        };
        VenueSeriesRequest: {
            venueId: components["schemas"]["Id"];
            title: string;
            /**
             * Format: date
             * @description The day from which the rule counts, the first one where it is one of the rule
             */
            day: string;
            startsAt: components["schemas"]["QuarterHour"];
            endsAt: components["schemas"]["QuarterEnd"];
            personId?: components["schemas"]["Id"];
            people?: number | null;
            note?: string;
            rule: components["schemas"]["RepeatRule"];
            /** @description Days of the rule that are left out */
            skip?: string[];
            /** @description Days of the rule that take place otherwise; a field that is left out is that of the series */
            changes?: components["schemas"]["VenueSeriesChange"][];
        };
        VenueOccurrence: {
            /**
             * Format: date
             * @description The day of the rule
             */
            day: string;
            /**
             * Format: date
             * @description The day on which it takes place, another one where it was changed
             */
            to: string;
            venueId: components["schemas"]["Id"];
            startsAt: components["schemas"]["QuarterHour"];
            endsAt: components["schemas"]["QuarterEnd"];
            /** @description Whether the school or the venue is closed on this day: it is left out */
            off: boolean;
            /** @description What is in the way, in the caller's language; empty where nothing is */
            why: string;
        };
        /**
         * @description This reservation alone; it and those after it; or all
         * @enum {string}
         */
        SeriesPart: "One" | "Following" | "All";
        VenueSeriesMove: {
            which: components["schemas"]["SeriesPart"];
            venueId?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The new day of this reservation
             */
            day?: string;
            startsAt?: components["schemas"]["QuarterHour"];
            endsAt?: components["schemas"]["QuarterEnd"];
            title?: string;
            people?: number | null;
            note?: string;
        };
        VenueSeriesChoice: {
            which: components["schemas"]["SeriesPart"];
        };
        VenueSeriesRejection: {
            which: components["schemas"]["SeriesPart"];
            /** @description Sent to the reserver */
            reason: string;
        };
        VenueMove: {
            version: components["schemas"]["Version"];
            /** Format: date */
            day?: string;
            startsAt?: components["schemas"]["QuarterHour"];
            endsAt?: components["schemas"]["QuarterEnd"];
            /** @description What it is for */
            title?: string;
            note?: string;
            /** @description How many come */
            people?: number | null;
            venueId?: components["schemas"]["Id"];
        };
        VenueReason: {
            /** @description Sent to the reserver */
            reason: string;
        };
        VenueUpdate: {
            version: components["schemas"]["Version"];
            name?: components["schemas"]["VenueName"];
            nameZh?: string;
            typeId?: components["schemas"]["Id"];
            /** @description The venue that it is a part of */
            partOfId?: components["schemas"]["Id"] | null;
            location?: string;
            status?: components["schemas"]["VenueStatus"];
            /** @description People; null for no limit */
            capacity?: number | null;
            /** @description Its address in the directory */
            adEmail?: components["schemas"]["Email"] | null;
            note?: string;
            /** @description From files.upload; null for none */
            pictureId?: number | null;
            needsApproval?: boolean;
            /** @description By weekday and time; several a day */
            hours?: components["schemas"]["WeeklyHours"][];
            /** @description Whether its hours apply on holidays, breaks and online days */
            opensOnDaysOff?: boolean;
            shortestMinutes?: number;
            longestMinutes?: number | null;
            /** @description Days ahead that it can be reserved; null for no limit */
            aheadDays?: number | null;
            /** @description How long before it begins a reservation must be made */
            noticeMinutes?: number;
            /** @description Kept free between two reservations */
            betweenMinutes?: number;
            /** @description Reservations that one person can have to come */
            openPerPerson?: number | null;
            /**
             * @description Cancel the reservations that this hits, and tell their reservers; otherwise it is refused where it hits any
             * @default false
             */
            cancelReservations?: boolean;
        };
        VenueDay: {
            /** Format: date */
            day: string;
            open: components["schemas"]["OpenSpan"][];
            /** @description What of it is not reserved, the minutes between included */
            free: components["schemas"]["FreeSpan"][];
            /** @description Why it is closed all day, or a part of the day, in the caller's language; empty otherwise */
            closed: string;
        };
        /**
         * @description Ready waits to be applied. So does Stopped, but it would deactivate more of a kind than the limit allows, and whoever applies it says how many. Interrupted means that the server went away or failed while it read
         * @enum {string}
         */
        BaseDataState: "Reading" | "Unreadable" | "Ready" | "Stopped" | "Applying" | "Applied" | "Undoing" | "Undone" | "Discarded" | "Interrupted";
        /** @enum {string} */
        BaseDataKind: "Homeroom" | "Staff" | "Guardian" | "Student" | "Family";
        BaseDataCount: {
            kind: components["schemas"]["BaseDataKind"];
            /** @description How many of it earlier bundles have brought in and are still here */
            standing: number;
            created: number;
            changed: number;
            deactivated: number;
            refused: number;
            unchanged: number;
            /** @description More would be deactivated than the limit allows */
            stopped: boolean;
        };
        BaseDataFile: {
            name: string;
            rows: number;
        };
        BaseDataRun: {
            id: components["schemas"]["Id"];
            /** @description The name of the file */
            name: string;
            /** @description Such as OneRoster 1.2; empty until it is known */
            format: string;
            state: components["schemas"]["BaseDataState"];
            /** @description Rows of all files */
            rows: number;
            kinds: components["schemas"]["BaseDataCount"][];
            files: components["schemas"]["BaseDataFile"][];
            madeBy: components["schemas"]["PersonRef"] | null;
            /** Format: date-time */
            madeAt: string;
            appliedBy: components["schemas"]["PersonRef"] | null;
            /** Format: date-time */
            appliedAt: string | null;
            undoneBy: components["schemas"]["PersonRef"] | null;
            /** Format: date-time */
            undoneAt: string | null;
            /** @description The run of the latest long work on it */
            workId: number | null;
        };
        BaseDataRunPage: {
            records: components["schemas"]["BaseDataRun"][];
        } & components["schemas"]["Page"];
        BaseDataOddity: {
            /** @enum {string} */
            weight: "error" | "warning" | "note";
            code: string;
            file: string;
            line?: number;
            field?: string;
            message: string;
            /** @description How many more of the same there are that are not told */
            more: number;
        };
        BaseDataApply: {
            /** @description For each kind that is stopped, how many will be deactivated */
            confirm?: {
                kind: components["schemas"]["BaseDataKind"];
                deactivated: number;
            }[];
        };
        /** @enum {string} */
        BaseDataOutcome: "Created" | "Changed" | "Deactivated" | "Refused";
        BaseDataField: {
            field: string;
            was: string;
            is: string;
        };
        BaseDataChange: {
            id: components["schemas"]["Id"];
            runId: components["schemas"]["Id"];
            kind: components["schemas"]["BaseDataKind"];
            outcome: components["schemas"]["BaseDataOutcome"];
            name: string;
            /** @description What each field was, and is then */
            fields: components["schemas"]["BaseDataField"][];
            /** @description Fields that somebody has edited by hand and that stay; `is` is what the roster says */
            held: components["schemas"]["BaseDataField"][];
            /** @description Empty where the record is absent from the bundle */
            file: string;
            line: number | null;
            /** @description Why it is refused, as a code */
            reason: string;
            /** @description An undo has left it as it is, for somebody has changed it since */
            left: boolean;
        };
        BaseDataChangePage: {
            records: components["schemas"]["BaseDataChange"][];
        } & components["schemas"]["Page"];
        /**
         * @description Published: its first day is still to come. Pending: in progress
         * @enum {string}
         */
        SurveyStatus: "Unpublished" | "Published" | "Pending" | "Paused" | "Ended" | "Cancelled";
        SurveyTitle: string;
        SurveySeats: {
            grade: components["schemas"]["GradeCode"];
            seats: number;
        };
        Survey: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["SurveyTitle"];
            titleZh: string;
            /** @description The school year that families are asked about, such as 2027-28 */
            admissionYear: string;
            /** @description The first day on which families can answer */
            startsOn: string | null;
            /** @description The last day, later than the first one */
            endsOn: string | null;
            status: components["schemas"]["SurveyStatus"];
            /** @description Students of these divisions are asked; of all where there are none */
            divisions: components["schemas"]["Division"][];
            /** @description Students of these grades are asked; of all where there are none */
            grades: string[];
            /** @description Seats of each grade in the admission year */
            seats: components["schemas"]["SurveySeats"][];
            /** @description Hours after a reminder in which a family gets no other */
            remindHours: number;
            /** @description The version that families see; null before it is published */
            live: number | null;
            /** @description Whether the forms have changes that are not published */
            edited: boolean;
            /** @description When that version was published */
            publishedAt: components["schemas"]["Time"] | null;
            /** @description Students */
            asked: number;
            /** @description Students for whom there is an answer */
            answered: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        SurveyPage: {
            records: components["schemas"]["Survey"][];
        } & components["schemas"]["Page"];
        SurveyCreate: {
            title: components["schemas"]["SurveyTitle"];
            /** @description The school year that families are asked about, such as 2027-28 */
            admissionYear: string;
            titleZh?: string;
            /** @description The first day on which families can answer */
            startsOn?: string | null;
            /** @description The last day, later than the first one */
            endsOn?: string | null;
            /** @description Students of these divisions are asked; of all where there are none */
            divisions?: components["schemas"]["Division"][];
            /** @description Students of these grades are asked; of all where there are none */
            grades?: string[];
            /** @description Seats of each grade in the admission year */
            seats?: components["schemas"]["SurveySeats"][];
            /** @description Hours after a reminder in which a family gets no other */
            remindHours?: number;
        };
        SurveyUpdate: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["SurveyTitle"];
            titleZh?: string;
            /** @description The school year that families are asked about, such as 2027-28 */
            admissionYear?: string;
            /** @description The first day on which families can answer */
            startsOn?: string | null;
            /** @description The last day, later than the first one */
            endsOn?: string | null;
            /** @description Students of these divisions are asked; of all where there are none */
            divisions?: components["schemas"]["Division"][];
            /** @description Students of these grades are asked; of all where there are none */
            grades?: string[];
            /** @description Seats of each grade in the admission year */
            seats?: components["schemas"]["SurveySeats"][];
            /** @description Hours after a reminder in which a family gets no other */
            remindHours?: number;
        };
        SurveyDuplicate: {
            title: components["schemas"]["SurveyTitle"];
            titleZh?: string;
            admissionYear: string;
        };
        /** @description Markdown without HTML */
        SurveyProse: {
            en: string;
            zh: string;
        };
        /** @description Names a part of a survey for as long as the survey is there; made by the editor */
        SurveyKey: string;
        SurveyWords: {
            en: string;
            zh: string;
        };
        /** @enum {string} */
        SurveyQuestionKind: "One" | "Several" | "Text" | "Number" | "Date" | "File" | "Signature";
        SurveySubOption: {
            key: components["schemas"]["SurveyKey"];
            text: components["schemas"]["SurveyWords"];
        };
        /** @description A question that an option opens */
        SurveySubitem: {
            key: components["schemas"]["SurveyKey"];
            text: components["schemas"]["SurveyWords"];
            kind: components["schemas"]["SurveyQuestionKind"];
            required: boolean;
            options: components["schemas"]["SurveySubOption"][];
        };
        SurveyOption: {
            key: components["schemas"]["SurveyKey"];
            text: components["schemas"]["SurveyWords"];
            /** @description Asked of who chooses the option */
            subitems: components["schemas"]["SurveySubitem"][];
        };
        SurveyQuestion: {
            key: components["schemas"]["SurveyKey"];
            text: components["schemas"]["SurveyWords"];
            kind: components["schemas"]["SurveyQuestionKind"];
            required: boolean;
            /** @description Of One and Several */
            options: components["schemas"]["SurveyOption"][];
        };
        /** @description A module of a form, a page of its own in the app */
        SurveyPart: {
            key: components["schemas"]["SurveyKey"];
            name: components["schemas"]["SurveyWords"];
            description: components["schemas"]["SurveyProse"];
            protocolLabel: components["schemas"]["SurveyWords"];
            protocol: components["schemas"]["SurveyProse"];
            questions: components["schemas"]["SurveyQuestion"][];
        };
        SurveyForm: {
            tips: components["schemas"]["SurveyProse"];
            modules: components["schemas"]["SurveyPart"][];
        };
        SurveyContent: {
            yes: components["schemas"]["SurveyForm"];
            no: components["schemas"]["SurveyForm"];
        };
        /**
         * @description Missing: a text that is required. Untranslated: a text that is there in one language alone
         * @enum {string}
         */
        SurveyGapKind: "Missing" | "Untranslated" | "NoQuestions" | "NoOptions";
        SurveyGap: {
            /** @description JSON Pointer into the forms, such as /yes/modules/0/name/zh */
            path: string;
            kind: components["schemas"]["SurveyGapKind"];
        };
        SurveyDraft: {
            content: components["schemas"]["SurveyContent"];
            version: components["schemas"]["Version"];
            savedAt: components["schemas"]["Time"];
            savedBy: components["schemas"]["PersonRef"] | null;
            gaps: components["schemas"]["SurveyGap"][];
            /** @description Whether it differs from what families see */
            changed: boolean;
        };
        SurveyDraftSave: {
            content: components["schemas"]["SurveyContent"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        SurveyDecision: "Yes" | "No";
        /** @enum {string} */
        SurveyDifferenceKind: "Added" | "Removed" | "Changed" | "Moved";
        SurveyDifference: {
            form: components["schemas"]["SurveyDecision"];
            kind: components["schemas"]["SurveyDifferenceKind"];
            /** @description Of the module, the question or the option; empty for the tips */
            key: string;
            before: components["schemas"]["SurveyProse"];
            after: components["schemas"]["SurveyProse"];
        };
        SurveyVersion: {
            number: number;
            publishedAt: components["schemas"]["Time"];
            publishedBy: components["schemas"]["PersonRef"] | null;
            /** @description How many answers were given to it */
            answers: number;
            content: components["schemas"]["SurveyContent"];
            /** @description What it changed of the version before */
            differences: components["schemas"]["SurveyDifference"][];
        };
        /**
         * @description Draft: begun and not submitted
         * @enum {string}
         */
        SurveyState: "None" | "Draft" | "Yes" | "No" | "Conflict";
        SurveyRef: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["SurveyTitle"];
            titleZh: string;
        };
        SurveyAsked: {
            id: components["schemas"]["Id"];
            survey: components["schemas"]["SurveyRef"];
            student: components["schemas"]["PersonRef"] | null;
            studentNumber: string;
            /** @description When the student was asked */
            division: components["schemas"]["Division"] | null;
            grade: components["schemas"]["GradeCode"];
            state: components["schemas"]["SurveyState"];
            /** @description The last answer */
            answeredAt: components["schemas"]["Time"] | null;
            /** @description The last day for this family alone */
            extendedTo: string | null;
            remindedAt: components["schemas"]["Time"] | null;
            reminders: number;
            /** @description Who settled a conflict */
            settledBy: components["schemas"]["PersonRef"] | null;
            settledAt: components["schemas"]["Time"] | null;
            settledWhy: string;
        };
        SurveyAskedPage: {
            records: components["schemas"]["SurveyAsked"][];
        } & components["schemas"]["Page"];
        /**
         * @description App: with an API token
         * @enum {string}
         */
        SurveyWay: "Console" | "App" | "Telephone";
        SurveyReply: {
            question: components["schemas"]["SurveyKey"];
            /** @description Of a choice the keys of the options, of a file its id from files.upload, of a date YYYY-MM-DD */
            values: string[];
        };
        SurveyAcceptance: {
            module: components["schemas"]["SurveyKey"];
            /** @description SHA-256 of the protocol text in both languages */
            hash: string;
        };
        SurveySubmission: {
            id: components["schemas"]["Id"];
            way: components["schemas"]["SurveyWay"];
            /** @description Whose answer it is */
            givenBy: components["schemas"]["PersonRef"] | null;
            /** @description Who sent it or wrote it down */
            submittedBy: components["schemas"]["PersonRef"] | null;
            at: components["schemas"]["Time"];
            decision: components["schemas"]["SurveyDecision"];
            /** @description The version that was answered */
            version: number;
            /** @description The version that families see by now */
            live: number;
            /** @description Whether it is the last one of this guardian */
            current: boolean;
            /** @description Whether it is the one that counts */
            counts: boolean;
            form: components["schemas"]["SurveyForm"];
            replies: components["schemas"]["SurveyReply"][];
            accepted: components["schemas"]["SurveyAcceptance"][];
            /** @description What has changed in this form since */
            differences: components["schemas"]["SurveyDifference"][];
        };
        SurveyGuardian: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            phones: string[];
        };
        ReadSubitem: {
            key: components["schemas"]["SurveyKey"];
            text: string;
            kind: components["schemas"]["SurveyQuestionKind"];
            required: boolean;
            options: {
                key: components["schemas"]["SurveyKey"];
                text: string;
            }[];
        };
        ReadQuestion: {
            key: components["schemas"]["SurveyKey"];
            text: string;
            kind: components["schemas"]["SurveyQuestionKind"];
            required: boolean;
            options: {
                key: components["schemas"]["SurveyKey"];
                text: string;
                subitems: components["schemas"]["ReadSubitem"][];
            }[];
        };
        /** @description A form in one language. Tips, descriptions and protocols are Markdown without HTML */
        ReadForm: {
            tips: string;
            modules: {
                key: components["schemas"]["SurveyKey"];
                name: string;
                description: string;
                protocolLabel: string;
                protocol: string;
                questions: components["schemas"]["ReadQuestion"][];
            }[];
        };
        SurveyAnswerDraft: {
            /** @description The version of the forms that was answered */
            version: number;
            decision: components["schemas"]["SurveyDecision"] | null;
            replies: components["schemas"]["SurveyReply"][];
            /** @description Modules whose protocol is accepted */
            accepted: components["schemas"]["SurveyKey"][];
        };
        SurveyAnswerGiven: {
            /** @description The version of the forms that was answered */
            version: number;
            decision: components["schemas"]["SurveyDecision"];
            replies: components["schemas"]["SurveyReply"][];
            /** @description Modules whose protocol is accepted */
            accepted: components["schemas"]["SurveyKey"][];
        };
        SurveySheet: {
            id: components["schemas"]["Id"];
            title: string;
            child: components["schemas"]["PersonRef"];
            version: number;
            /** Format: date */
            lastDay: string;
            yes: components["schemas"]["ReadForm"];
            no: components["schemas"]["ReadForm"];
            draft: components["schemas"]["SurveyAnswerDraft"] | null;
            /** @description Your own last answer */
            answer: components["schemas"]["SurveyAnswerGiven"] | null;
        };
        SurveyEntry: {
            guardianId: components["schemas"]["Id"];
            /** @description The version of the forms that was answered */
            version: number;
            decision: components["schemas"]["SurveyDecision"];
            replies: components["schemas"]["SurveyReply"][];
            /** @description Modules whose protocol is accepted */
            accepted: components["schemas"]["SurveyKey"][];
        };
        SurveySettlement: {
            answerId: components["schemas"]["Id"];
            reason: string;
        };
        SurveyExtension: {
            /**
             * Format: date
             * @description The last day
             */
            extendedTo: string;
            reason: string;
        };
        SurveyMine: {
            id: components["schemas"]["Id"];
            survey: components["schemas"]["SurveyRef"];
            child: components["schemas"]["PersonRef"];
            /** Format: date */
            lastDay: string;
            /** @description Of your own last answer */
            decision: components["schemas"]["SurveyDecision"] | null;
            submittedAt: components["schemas"]["Time"] | null;
            /** @description Whether you have begun an answer that is not submitted */
            draft: boolean;
        };
        /** @description How many will stay once everybody has answered, from the least to the most */
        SurveyExpected: {
            low: number;
            high: number;
        };
        SurveyCount: {
            yes: number;
            no: number;
            conflict: number;
            /** @description Students for whom an answer is begun and none submitted */
            draft: number;
            none: number;
            expected: components["schemas"]["SurveyExpected"];
        };
        SurveyGrade: {
            grade: components["schemas"]["GradeCode"];
            /** @description The grade after; null where students leave the school after this one */
            next: string | null;
            /** @description Seats of the grade after; null where the survey does not say */
            seats: number | null;
            yes: number;
            no: number;
            conflict: number;
            /** @description Students for whom an answer is begun and none submitted */
            draft: number;
            none: number;
            expected: components["schemas"]["SurveyExpected"];
        };
        SurveyDay: {
            /** @description Days since the first day of the survey */
            number: number;
            yes: number;
            no: number;
            conflict: number;
        };
        /**
         * @description All: the answers so far. Late: the later half of them. LastYear: those of last year that came after as many days
         * @enum {string}
         */
        SurveyShareFrom: "All" | "Late" | "LastYear";
        SurveyShare: {
            from: components["schemas"]["SurveyShareFrom"];
            yes: number;
            answers: number;
        };
        SurveyLastYear: {
            survey: components["schemas"]["SurveyRef"];
            asked: number;
            days: components["schemas"]["SurveyDay"][];
        };
        SurveyBoard: {
            survey: components["schemas"]["SurveyRef"];
            status: components["schemas"]["SurveyStatus"];
            startsOn: string | null;
            endsOn: string | null;
            /** Format: date */
            today: string;
            total: components["schemas"]["SurveyCount"];
            /** @description In the order of the school's grades */
            grades: components["schemas"]["SurveyGrade"][];
            /** @description Days on which there were answers */
            days: components["schemas"]["SurveyDay"][];
            /** @description The shares of yes that the forecast stands on: its ends take the smallest and the largest of them for all who have not answered */
            shares: components["schemas"]["SurveyShare"][];
            /** @description The survey of the year before */
            lastYear: components["schemas"]["SurveyLastYear"] | null;
        };
        SurveyReader: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            email: string;
            language: components["schemas"]["MailLanguage"];
            /** @description For whom there is no answer: one mail names them all */
            students: components["schemas"]["PersonRef"][];
        };
        SurveyReminder: {
            /** @description Hours after a reminder in which a family gets no other */
            hours: number;
            /** @description Students whose guardians are written to */
            students: number;
            readers: components["schemas"]["SurveyReader"][];
            /** @description Students without an answer whose guardians were reminded within those hours */
            reminded: number;
            /** @description Students without an answer whose guardians who can act have no address */
            unreached: components["schemas"]["PersonRef"][];
            /** @description The subject of the mail to the first reader; empty where there is none */
            subject: string;
            text: string;
        };
        SurveyReminded: {
            students: number;
            mails: number;
        };
        SurveyCall: {
            id: components["schemas"]["Id"];
            student: components["schemas"]["PersonRef"];
            studentNumber: string;
            grade: string;
            state: components["schemas"]["SurveyState"];
            remindedAt: components["schemas"]["Time"] | null;
            guardians: components["schemas"]["SurveyGuardian"][];
        };
        /** @enum {string} */
        BusDirection: "ToSchool" | "FromSchool";
        /**
         * @description Paused: it has no runs
         * @enum {string}
         */
        BusRouteStatus: "Active" | "Paused";
        /** @description What stands on the bus; unique in its direction */
        BusLine: string;
        BusName: string;
        /** @enum {string} */
        BusColor: "Purple" | "Blue" | "Pink" | "Olive" | "Teal" | "Amber";
        /** @description Unique, ignoring case */
        BusPlate: string;
        BusVehicleRef: {
            id: components["schemas"]["Id"];
            plate: components["schemas"]["BusPlate"];
            seatCount: number;
        };
        /** @description A time of day at the school, such as 07:18 */
        BusTime: string;
        BusCall: {
            stopId: components["schemas"]["Id"];
            at: components["schemas"]["BusTime"];
        };
        BusRouteStop: {
            stopId: components["schemas"]["Id"];
            name: components["schemas"]["BusName"];
            nameZh: string;
            at: components["schemas"]["BusTime"];
            latitude: number;
            longitude: number;
        };
        BusRoute: {
            id: components["schemas"]["Id"];
            lineNumber: components["schemas"]["BusLine"];
            name: components["schemas"]["BusName"];
            nameZh: string;
            direction: components["schemas"]["BusDirection"];
            color: components["schemas"]["BusColor"];
            status: components["schemas"]["BusRouteStatus"];
            /** @description On which it runs; a make-up workday counts as the weekday whose timetable it has */
            weekdays: components["schemas"]["Weekday"][];
            /** @description Whom it carries; empty for all */
            divisions: components["schemas"]["Division"][];
            vehicleId: components["schemas"]["Id"] | null;
            vehicle: components["schemas"]["BusVehicleRef"] | null;
            /** @description Whether the office confirms its bookings */
            needsApproval: boolean;
            driver: string;
            driverPhone: string;
            attendant: string;
            attendantPhone: string;
            /** @description Where it stops and when, in order */
            calls: components["schemas"]["BusCall"][];
            /** @description The same with names and places */
            stops: components["schemas"]["BusRouteStop"][];
            /** @description At its first stop */
            startsAt: components["schemas"]["BusTime"] | null;
            /** @description At its last stop */
            endsAt: components["schemas"]["BusTime"] | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        BusRoutePage: {
            records: components["schemas"]["BusRoute"][];
        } & components["schemas"]["Page"];
        BusRouteCreate: {
            lineNumber: components["schemas"]["BusLine"];
            name: components["schemas"]["BusName"];
            direction: components["schemas"]["BusDirection"];
            nameZh?: string;
            color?: components["schemas"]["BusColor"];
            status?: components["schemas"]["BusRouteStatus"];
            /** @description On which it runs; a make-up workday counts as the weekday whose timetable it has */
            weekdays?: components["schemas"]["Weekday"][];
            /** @description Whom it carries; empty for all */
            divisions?: components["schemas"]["Division"][];
            vehicleId?: components["schemas"]["Id"] | null;
            /** @description Whether the office confirms its bookings */
            needsApproval?: boolean;
            driver?: string;
            driverPhone?: string;
            attendant?: string;
            attendantPhone?: string;
            /** @description Where it stops and when, in order */
            calls?: components["schemas"]["BusCall"][];
        };
        BusRouteOption: {
            id: components["schemas"]["Id"];
            lineNumber: components["schemas"]["BusLine"];
            name: components["schemas"]["BusName"];
            nameZh: string;
            direction: components["schemas"]["BusDirection"];
            color: components["schemas"]["BusColor"];
            weekdays: components["schemas"]["Weekday"][];
            needsApproval: boolean;
            stops: {
                stopId: components["schemas"]["Id"];
                name: components["schemas"]["BusName"];
                nameZh: string;
                at: components["schemas"]["BusTime"];
            }[];
        };
        BusStop: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["BusName"];
            nameZh: string;
            /** @description Degrees, WGS-84 */
            latitude: number;
            /** @description Degrees, WGS-84 */
            longitude: number;
            note: string;
            /** @description How many routes call there */
            routes: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        BusStopPage: {
            records: components["schemas"]["BusStop"][];
        } & components["schemas"]["Page"];
        BusStopCreate: {
            name: components["schemas"]["BusName"];
            /** @description Degrees, WGS-84 */
            latitude: number;
            /** @description Degrees, WGS-84 */
            longitude: number;
            nameZh?: string;
            note?: string;
        };
        BusStopUpdate: {
            version: components["schemas"]["Version"];
            name?: components["schemas"]["BusName"];
            nameZh?: string;
            /** @description Degrees, WGS-84 */
            latitude?: number;
            /** @description Degrees, WGS-84 */
            longitude?: number;
            note?: string;
        };
        /** @enum {string} */
        BusVehicleStatus: "InService" | "Workshop" | "Retired";
        BusVehicle: {
            id: components["schemas"]["Id"];
            plate: components["schemas"]["BusPlate"];
            /** @description For riders */
            seatCount: number;
            status: components["schemas"]["BusVehicleStatus"];
            note: string;
            /** @description How many routes have it */
            routes: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        BusVehiclePage: {
            records: components["schemas"]["BusVehicle"][];
        } & components["schemas"]["Page"];
        BusVehicleCreate: {
            plate: components["schemas"]["BusPlate"];
            /** @description For riders */
            seatCount: number;
            status?: components["schemas"]["BusVehicleStatus"];
            note?: string;
        };
        BusVehicleUpdate: {
            version: components["schemas"]["Version"];
            plate?: components["schemas"]["BusPlate"];
            /** @description For riders */
            seatCount?: number;
            status?: components["schemas"]["BusVehicleStatus"];
            note?: string;
        };
        /** @enum {string} */
        BusRunStatus: "Planned" | "OnTheRoad" | "Done" | "Cancelled";
        BusRun: {
            routeId: components["schemas"]["Id"];
            /** Format: date */
            day: string;
            lineNumber: components["schemas"]["BusLine"];
            name: components["schemas"]["BusName"];
            nameZh: string;
            direction: components["schemas"]["BusDirection"];
            color: components["schemas"]["BusColor"];
            status: components["schemas"]["BusRunStatus"];
            /** @description Why it is cancelled or has another bus */
            reason: string;
            vehicle: components["schemas"]["BusVehicleRef"] | null;
            /** @description Whether it is another bus than that of its route */
            otherVehicle: boolean;
            /** @description How many have a seat */
            riders: number;
            driver: string;
            driverPhone: string;
            attendant: string;
            attendantPhone: string;
            stops: components["schemas"]["BusRouteStop"][];
            startsAt: components["schemas"]["BusTime"] | null;
            endsAt: components["schemas"]["BusTime"] | null;
            startedAt: components["schemas"]["Time"] | null;
            closedAt: components["schemas"]["Time"] | null;
        };
        BusDay: {
            /** Format: date */
            day: string;
            /**
             * Format: date
             * @description The day at the school
             */
            today: string;
            /** @description The time of day there, such as 07:36 */
            time: string;
            runs: components["schemas"]["BusRun"][];
        };
        BusRunCancellation: {
            routeId: components["schemas"]["Id"];
            /** Format: date */
            day: string;
            /** @description Mailed to the families of its riders */
            reason: string;
        };
        BusRunName: {
            routeId: components["schemas"]["Id"];
            /** Format: date */
            day: string;
        };
        BusRunChange: {
            routeId: components["schemas"]["Id"];
            /** Format: date */
            day: string;
            vehicleId: components["schemas"]["Id"] | null;
            /** @description Mailed to the families of its riders */
            reason: string;
        };
        BusRouteUpdate: {
            version: components["schemas"]["Version"];
            lineNumber?: components["schemas"]["BusLine"];
            name?: components["schemas"]["BusName"];
            nameZh?: string;
            direction?: components["schemas"]["BusDirection"];
            color?: components["schemas"]["BusColor"];
            status?: components["schemas"]["BusRouteStatus"];
            /** @description On which it runs; a make-up workday counts as the weekday whose timetable it has */
            weekdays?: components["schemas"]["Weekday"][];
            /** @description Whom it carries; empty for all */
            divisions?: components["schemas"]["Division"][];
            vehicleId?: components["schemas"]["Id"] | null;
            /** @description Whether the office confirms its bookings */
            needsApproval?: boolean;
            driver?: string;
            driverPhone?: string;
            attendant?: string;
            attendantPhone?: string;
            /** @description Where it stops and when, in order */
            calls?: components["schemas"]["BusCall"][];
        };
        BusBookingRoute: {
            id: components["schemas"]["Id"];
            lineNumber: components["schemas"]["BusLine"];
            name: components["schemas"]["BusName"];
            nameZh: string;
            direction: components["schemas"]["BusDirection"];
            color: components["schemas"]["BusColor"];
        };
        BusBookingStop: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["BusName"];
            nameZh: string;
        };
        BusBooking: {
            id: components["schemas"]["Id"];
            /** @description The rider */
            person: components["schemas"]["PersonRef"] | null;
            route: components["schemas"]["BusBookingRoute"];
            stop: components["schemas"]["BusBookingStop"];
            /** Format: date */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            /** @description Empty for every day of the route */
            weekdays: components["schemas"]["Weekday"][];
            /** @description Days of it that are left out, in order */
            daysOut: string[];
            confirmation: components["schemas"]["Confirmation"];
            /** @description Days with a seat from today on */
            seatDays: number;
            /** @description Days in line from today on */
            waitingDays: number;
            /** @description The place in the line on the first day in line */
            place: number | null;
            /** @description Free seats on its fullest day, while it is pending */
            free: number | null;
            note: string;
            /** @description Whoever booked */
            submittedBy: components["schemas"]["PersonRef"] | null;
            requestedAt: components["schemas"]["Time"];
            decidedBy: components["schemas"]["PersonRef"] | null;
            decidedAt: components["schemas"]["Time"] | null;
            /** @description Of a rejection */
            reason: string;
        };
        BusBookingPage: {
            records: components["schemas"]["BusBooking"][];
        } & components["schemas"]["Page"];
        BusBookingRequest: {
            /** @description The student */
            personId: components["schemas"]["Id"];
            routeId: components["schemas"]["Id"];
            stopId: components["schemas"]["Id"];
            /** Format: date */
            startsOn: string;
            /**
             * Format: date
             * @description The last day; the first one unless given
             */
            endsOn?: string;
            weekdays?: components["schemas"]["Weekday"][];
            note?: string;
        };
        BusBoard: {
            /** Format: date */
            day: string;
            runs: {
                route: components["schemas"]["BusBookingRoute"];
                startsAt: components["schemas"]["BusTime"] | null;
                plate: string | null;
                seats: number;
                /** @description Who have a seat */
                riders: number;
                /** @description Who wait in line */
                waiting: number;
                /** @description Who are on leave */
                away: number;
                /** @description Who asked and wait for an answer */
                pending: number;
                cancelled: boolean;
            }[];
        };
        /** @enum {string} */
        BusRideState: "Seat" | "Waiting" | "Away";
        BusRider: {
            bookingId: components["schemas"]["Id"];
            personId: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            className: string;
            grade: string;
            stop: components["schemas"]["BusBookingStop"];
            at: components["schemas"]["BusTime"] | null;
            state: components["schemas"]["BusRideState"];
            /** @description The place in the waiting list */
            place: number | null;
        };
        BusBookingSettings: {
            /** @description Families book until so many minutes before the bus comes to their stop; the office books at any time */
            cutOffMinutes: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        BusBookingSettingsUpdate: {
            version: components["schemas"]["Version"];
            /** @description Families book until so many minutes before the bus comes to their stop; the office books at any time */
            cutOffMinutes?: number;
        };
        BusBookingDay: {
            /**
             * Format: date
             * @description A day of the booking from today on
             */
            day: string;
        };
        BusBookingReason: {
            /** @description Told to whoever booked */
            reason: string;
        };
    };
    responses: {
        /** @description The transport refused; an envelope says why. A proxy on the way may answer without one. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1,
                 *       "message": "The request body is too large",
                 *       "reason": "BODY_TOO_LARGE"
                 *     }
                 */
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description Done */
        AuthConfig: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "languages": [
                 *           "en",
                 *           "zh"
                 *         ],
                 *         "microsoft": null,
                 *         "school": {
                 *           "name": "Riverside International School",
                 *           "nameZh": "河滨国际学校",
                 *           "timeZone": "Asia/Shanghai",
                 *           "help": "IT help desk, ext. 2100",
                 *           "helpZh": "信息技术服务台，分机 2100"
                 *         },
                 *         "passwordMinLength": 8,
                 *         "resendSeconds": 60
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["AuthConfig"];
                };
            };
        };
        /** @description Done */
        LoginResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "token": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *         "authHeaderSchema": "Bearer",
                 *         "expiresAt": "2026-11-17T19:36:00.000Z",
                 *         "userInfo": {
                 *           "name": "He Jing",
                 *           "userId": 1
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["LoginResult"];
                };
            };
        };
        /** @description Done */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {}
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Empty"];
                };
            };
        };
        /** @description Done */
        Me: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "userId": 1,
                 *         "name": "He Jing",
                 *         "nameZh": "何静",
                 *         "email": "admin@school.example",
                 *         "type": "staff",
                 *         "administrator": true,
                 *         "roles": [
                 *           {
                 *             "id": 1,
                 *             "name": "Administrator"
                 *           }
                 *         ],
                 *         "permissions": [
                 *           "upms:menu",
                 *           "upms:menu:create"
                 *         ],
                 *         "lastLoginAt": "2026-11-16T23:30:00.000Z",
                 *         "secondFactorDueAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Me"];
                };
            };
        };
        /** @description Done */
        ResetCodeSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "resendSeconds": 60
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["ResetCodeSent"];
                };
            };
        };
        /** @description Done */
        MicrosoftNonce: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "nonce": "9sX0sJ3wq1yV7m2b"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["MicrosoftNonce"];
                };
            };
        };
        /** @description Done */
        InviteAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "email": "wu.tao@school.example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["InviteAccepted"];
                };
            };
        };
        /** @description Done */
        Menu: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 40,
                 *         "parentId": 1,
                 *         "category": "ADMIN",
                 *         "type": "MENU",
                 *         "name": "Reports",
                 *         "nameZh": "统计报表",
                 *         "path": "/reports",
                 *         "icon": "chart-column",
                 *         "code": "report",
                 *         "isExternalPath": 0,
                 *         "openTarget": 0,
                 *         "sort": 3,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Menu"];
                };
            };
        };
        /**
         * @description A file with one line a record, in the list's order, headers in the caller's language; streamed. Cells that a spreadsheet would run as
         *     a formula begin with an apostrophe.
         */
        Table: {
            headers: {
                /** @description attachment, with a name */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description Done */
        Impact: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "lose": 4,
                 *         "gain": 0,
                 *         "roles": [
                 *           {
                 *             "id": 5,
                 *             "name": "Bike room",
                 *             "members": 6
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "changes": [
                 *           {
                 *             "effect": "lose",
                 *             "menu": {
                 *               "id": 12,
                 *               "name": "Reject a rent",
                 *               "nameZh": "拒绝租车",
                 *               "type": "MENU_PERM_RESOURCE",
                 *               "path": ""
                 *             },
                 *             "people": 4,
                 *             "names": [
                 *               {
                 *                 "id": 3,
                 *                 "name": "Li Na",
                 *                 "nameZh": "李娜"
                 *               }
                 *             ],
                 *             "kept": 2,
                 *             "keptThrough": [
                 *               {
                 *                 "id": 7,
                 *                 "name": "Front office"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Impact"];
                };
            };
        };
        /** @description Done */
        MenuRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "ids": [
                 *           40,
                 *           41
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["MenuRemoved"];
                };
            };
        };
        /** @description Done */
        History: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "total": 1,
                 *         "pageNum": 1,
                 *         "pageSize": 20,
                 *         "records": [
                 *           {
                 *             "id": 91,
                 *             "at": "2026-11-17T07:36:00.000Z",
                 *             "staffId": 1,
                 *             "staffName": "He Jing",
                 *             "address": "192.0.2.7",
                 *             "token": null,
                 *             "requestId": "req-1k",
                 *             "operation": "menus.update",
                 *             "refused": null,
                 *             "rowCount": 1,
                 *             "undoable": true,
                 *             "rows": [
                 *               {
                 *                 "entity": "menu",
                 *                 "id": 2,
                 *                 "label": "Menus",
                 *                 "before": {
                 *                   "name": "Menus"
                 *                 },
                 *                 "after": {
                 *                   "name": "Permission tree"
                 *                 }
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["AuditPage"];
                };
            };
        };
        /** @description Done */
        RoleDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 5,
                 *         "name": "Bike room",
                 *         "description": "Confirms rents and returns",
                 *         "enabled": true,
                 *         "builtin": false,
                 *         "secondFactor": false,
                 *         "members": 6,
                 *         "permissions": 2,
                 *         "menuIds": [
                 *           1,
                 *           2
                 *         ],
                 *         "reaches": [],
                 *         "version": 3,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["RoleDetail"];
                };
            };
        };
        /** @description Done */
        Role: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 5,
                 *         "name": "Bike room",
                 *         "description": "Confirms rents and returns",
                 *         "enabled": true,
                 *         "builtin": false,
                 *         "secondFactor": false,
                 *         "members": 6,
                 *         "permissions": 2,
                 *         "version": 3,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Role"];
                };
            };
        };
        /** @description Done */
        Staff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Li Na",
                 *         "nameZh": "李娜",
                 *         "email": "office@school.example",
                 *         "type": "staff",
                 *         "gender": "female",
                 *         "enabled": true,
                 *         "service": false,
                 *         "source": "local",
                 *         "roles": [
                 *           {
                 *             "id": 3,
                 *             "name": "Menu reader"
                 *           }
                 *         ],
                 *         "lastLoginAt": "2026-11-16T23:30:00.000Z",
                 *         "syncedAt": null,
                 *         "invitedUntil": null,
                 *         "version": 2,
                 *         "createdAt": "2026-09-01T08:00:00.000Z",
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Staff"];
                };
            };
        };
        /** @description Done */
        StaffCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "all": 20000,
                 *         "staff": 420,
                 *         "parent": 12000,
                 *         "student": 7500,
                 *         "other": 80
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["StaffCounts"];
                };
            };
        };
        /** @description Done */
        SignInFailures: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "total": 7,
                 *         "unknown": 2,
                 *         "accounts": [
                 *           {
                 *             "staff": {
                 *               "id": 3,
                 *               "name": "Li Na",
                 *               "nameZh": "李娜"
                 *             },
                 *             "failures": 5,
                 *             "lastAt": "2026-11-17T07:20:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SignInFailures"];
                };
            };
        };
        /** @description Done */
        SessionsEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "ended": 2,
                 *         "tokensRevoked": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SessionsEnded"];
                };
            };
        };
        /** @description Done */
        Erasure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "goes": [
                 *           {
                 *             "table": "staff",
                 *             "label": "Account",
                 *             "count": 1
                 *           },
                 *           {
                 *             "table": "session",
                 *             "label": "Sign-ins",
                 *             "count": 12
                 *           }
                 *         ],
                 *         "stays": [
                 *           {
                 *             "table": "bike_rent",
                 *             "label": "Bikes rented",
                 *             "count": 3
                 *           }
                 *         ],
                 *         "byHand": [],
                 *         "enrolled": false,
                 *         "twoPeople": false,
                 *         "requestedBy": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Erasure"];
                };
            };
        };
        /** @description Done */
        ErasureDone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "state": "Erased"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["ErasureDone"];
                };
            };
        };
        /** @description Done */
        NewApiToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "secret": "isb_7fGkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *         "token": {
                 *           "id": 4,
                 *           "name": "Nightly export",
                 *           "start": "isb_7fGk",
                 *           "scopes": [
                 *             "upms:menu"
                 *           ],
                 *           "acts": false,
                 *           "state": "Active",
                 *           "createdAt": "2026-11-17T07:36:00.000Z",
                 *           "expiresAt": "2027-08-01T00:00:00.000Z",
                 *           "lastUsedAt": null,
                 *           "revokedAt": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["NewApiToken"];
                };
            };
        };
        /** @description Done */
        Explanation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "staff": {
                 *           "id": 3,
                 *           "name": "Li Na",
                 *           "nameZh": "李娜"
                 *         },
                 *         "code": "upms:role",
                 *         "menu": {
                 *           "id": 8,
                 *           "name": "Roles",
                 *           "nameZh": "角色管理",
                 *           "type": "MENU",
                 *           "path": "/upms/role"
                 *         },
                 *         "operation": null,
                 *         "allowed": false,
                 *         "administrator": false,
                 *         "missing": "NOT_GRANTED",
                 *         "message": "Li Na has roles, but none of them is granted “Roles”.",
                 *         "roles": [
                 *           {
                 *             "id": 3,
                 *             "name": "Menu reader",
                 *             "enabled": true,
                 *             "grants": false
                 *           }
                 *         ],
                 *         "wouldGrant": [
                 *           {
                 *             "id": 9,
                 *             "name": "Role editor",
                 *             "enabled": true,
                 *             "grants": true
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Explanation"];
                };
            };
        };
        /** @description Done */
        Ended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "ended": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Ended"];
                };
            };
        };
        /** @description Done */
        SecondFactor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "app": {
                 *           "createdAt": "2026-11-17T07:36:00.000Z"
                 *         },
                 *         "passkeys": [
                 *           {
                 *             "id": 3,
                 *             "name": "Chrome on Windows",
                 *             "createdAt": "2026-11-17T07:36:00.000Z",
                 *             "lastUsedAt": null
                 *           }
                 *         ],
                 *         "recoveryCodes": 10,
                 *         "required": true,
                 *         "dueAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SecondFactor"];
                };
            };
        };
        /** @description Done */
        RecoveryCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "recoveryCodes": [
                 *           "k3f7-9qpw-x2mz"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["RecoveryCodes"];
                };
            };
        };
        /** @description Done */
        NewApp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                 *         "uri": "otpauth://totp/Riverside:admin%40school.example?secret=JBSWY3DPEHPK3PXP&issuer=Riverside"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["NewApp"];
                };
            };
        };
        /** @description Done */
        PasskeyAsked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "ticket": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *         "options": {
                 *           "challenge": "c2Nob29s"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["PasskeyAsked"];
                };
            };
        };
        /** @description Done */
        SecondFactorAsked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "ticket": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *         "kinds": [
                 *           "app",
                 *           "recovery"
                 *         ],
                 *         "passkey": null,
                 *         "expiresAt": "2026-11-17T07:41:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SecondFactorAsked"];
                };
            };
        };
        /** @description Done */
        SteppedUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "until": "2026-11-17T07:46:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SteppedUp"];
                };
            };
        };
        /** @description Done */
        AuditEntry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 91,
                 *         "at": "2026-11-17T07:36:00.000Z",
                 *         "staffId": 1,
                 *         "staffName": "He Jing",
                 *         "address": "192.0.2.7",
                 *         "token": null,
                 *         "requestId": "req-1k",
                 *         "operation": "menus.update",
                 *         "refused": null,
                 *         "rowCount": 1,
                 *         "undoable": true,
                 *         "rows": [
                 *           {
                 *             "entity": "menu",
                 *             "id": 2,
                 *             "label": "Menus",
                 *             "before": {
                 *               "name": "Menus"
                 *             },
                 *             "after": {
                 *               "name": "Permission tree"
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["AuditEntry"];
                };
            };
        };
        /** @description Done */
        Undone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "rows": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Undone"];
                };
            };
        };
        /** @description Done */
        StandingConfiguration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "configuration": {
                 *           "menus": [
                 *             {
                 *               "code": "upms",
                 *               "parent": "",
                 *               "type": "MENU_DIR",
                 *               "name": "Administration",
                 *               "nameZh": "系统管理",
                 *               "path": "/upms",
                 *               "icon": "shield-check",
                 *               "isExternalPath": 0,
                 *               "openTarget": 0
                 *             },
                 *             {
                 *               "code": "upms:menu",
                 *               "parent": "upms",
                 *               "type": "MENU",
                 *               "name": "Menus",
                 *               "nameZh": "菜单管理",
                 *               "path": "/upms/menu",
                 *               "icon": "list-tree",
                 *               "isExternalPath": 0,
                 *               "openTarget": 0
                 *             }
                 *           ],
                 *           "roles": [
                 *             {
                 *               "name": "Menu reader",
                 *               "description": "Looks at the menus",
                 *               "enabled": true,
                 *               "permissions": [
                 *                 "upms:menu"
                 *               ]
                 *             }
                 *           ],
                 *           "staff": [
                 *             {
                 *               "email": "office@school.example",
                 *               "roles": [
                 *                 "Menu reader"
                 *               ]
                 *             }
                 *           ],
                 *           "homerooms": [
                 *             {
                 *               "schoolYear": "2026-27",
                 *               "campus": "",
                 *               "name": "5A",
                 *               "grade": "G5",
                 *               "division": "Elementary",
                 *               "teacherEmail": "li.na@school.example",
                 *               "assistantEmail": "",
                 *               "dlTeacherEmail": ""
                 *             }
                 *           ],
                 *           "mailboxes": [
                 *             {
                 *               "office": "Nurses",
                 *               "addresses": [
                 *                 "nurses@school.example"
                 *               ],
                 *               "language": "both",
                 *               "details": [
                 *                 "LeaveType",
                 *                 "Note",
                 *                 "Symptom",
                 *                 "Times"
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "remarks": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["StandingConfiguration"];
                };
            };
        };
        /** @description Done */
        Plan: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "format": 1,
                 *         "madeAt": "2026-11-17T07:36:00.000Z",
                 *         "steps": [
                 *           {
                 *             "kind": "role",
                 *             "key": "Menu reader",
                 *             "action": "change",
                 *             "before": {
                 *               "permissions": [
                 *                 "upms"
                 *               ]
                 *             },
                 *             "after": {
                 *               "permissions": [
                 *                 "upms",
                 *                 "upms:menu"
                 *               ]
                 *             }
                 *           }
                 *         ],
                 *         "problems": [],
                 *         "remarks": [],
                 *         "counts": {
                 *           "create": 0,
                 *           "change": 1,
                 *           "remove": 0
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Plan"];
                };
            };
        };
        /** @description Done */
        Settings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "schoolName": "Riverside International School",
                 *         "schoolNameZh": "河滨国际学校",
                 *         "timeZone": "Asia/Shanghai",
                 *         "nameOrder": "GivenFirst",
                 *         "help": "IT help desk, ext. 2100",
                 *         "helpZh": "信息技术服务台，分机 2100",
                 *         "appLink": "https://app.school.example/open?kind={entity}&id={id}",
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Settings"];
                };
            };
        };
        /** @description Done */
        RetentionSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "healthDays": 0,
                 *         "absenceMonths": 60,
                 *         "mailDays": 30,
                 *         "signInDays": 90,
                 *         "reportDays": 90,
                 *         "auditMonths": 24,
                 *         "twoPeople": false,
                 *         "tidiedOn": "2026-11-17",
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["RetentionSettings"];
                };
            };
        };
        /** @description Done */
        TidiedUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "deleted": {
                 *           "mailTexts": 12,
                 *           "signIns": 40,
                 *           "reports": 3,
                 *           "auditLines": 0
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["TidiedUp"];
                };
            };
        };
        /** @description Done */
        MailCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "waiting": 3,
                 *         "late": 2,
                 *         "dead": 1,
                 *         "oldestAt": "2026-11-17T05:10:00.000Z",
                 *         "since": "2026-11-11"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["MailCounts"];
                };
            };
        };
        /** @description Done */
        MailSetUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "server": "mail.school.example:587",
                 *         "secure": true,
                 *         "from": "School Console <noreply@school.example>"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["MailSetUp"];
                };
            };
        };
        /** @description Done */
        Mail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 41,
                 *         "kind": "invitation",
                 *         "recipient": "wu.tao@school.example",
                 *         "subject": "",
                 *         "state": "Pending",
                 *         "attempts": 2,
                 *         "dueAt": "2026-11-17T07:42:00.000Z",
                 *         "fault": "unreachable",
                 *         "lastError": "connect ECONNREFUSED 192.0.2.25:587",
                 *         "entity": "staff",
                 *         "entityId": 52,
                 *         "hasText": true,
                 *         "goodUntil": "2026-11-20T07:36:00.000Z",
                 *         "createdAt": "2026-11-17T07:36:00.000Z",
                 *         "sentAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Mail"];
                };
            };
        };
        /** @description Done */
        StoredImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 7,
                 *         "type": "image/jpeg",
                 *         "size": 214302,
                 *         "width": 1600,
                 *         "height": 1200
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["StoredImage"];
                };
            };
        };
        /** @description Done */
        Bike: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 12,
                 *         "number": "B-012",
                 *         "brand": "Giant Escape 3",
                 *         "location": "East gate rack",
                 *         "pictureId": 7,
                 *         "status": "Available",
                 *         "note": "",
                 *         "rent": null,
                 *         "version": 3,
                 *         "createdAt": "2026-09-01T08:00:00.000Z",
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Bike"];
                };
            };
        };
        /** @description Done */
        BikeAllowance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "limit": 1,
                 *         "open": [
                 *           {
                 *             "rentId": 301,
                 *             "bikeNumber": "B-012",
                 *             "confirmation": "Confirmed",
                 *             "dueOn": "2026-11-24",
                 *             "overdue": false
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BikeAllowance"];
                };
            };
        };
        /** @description Done */
        BikeSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "maxRents": 1,
                 *         "rentalDays": 7,
                 *         "feedPublic": false,
                 *         "latitude": null,
                 *         "longitude": null,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BikeSettings"];
                };
            };
        };
        /** @description The image, as it was re-encoded when it was uploaded */
        Image: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        /** @description Done */
        Rent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 301,
                 *         "bike": {
                 *           "id": 12,
                 *           "number": "B-012",
                 *           "brand": "Giant Escape 3",
                 *           "location": "East gate rack",
                 *           "pictureId": 7
                 *         },
                 *         "person": {
                 *           "id": 41,
                 *           "name": "Zhou Yichen",
                 *           "nameZh": "周逸晨",
                 *           "type": "student"
                 *         },
                 *         "submittedBy": null,
                 *         "requestedAt": "2026-11-16T22:58:00.000Z",
                 *         "note": "",
                 *         "confirmation": "Pending",
                 *         "decidedBy": null,
                 *         "decidedAt": null,
                 *         "reason": "",
                 *         "dueOn": null,
                 *         "returnedAt": null,
                 *         "overdue": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Rent"];
                };
            };
        };
        /** @description Done */
        BikeReturn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 88,
                 *         "rentId": 301,
                 *         "bike": {
                 *           "id": 12,
                 *           "number": "B-012",
                 *           "brand": "Giant Escape 3",
                 *           "location": "East gate rack",
                 *           "pictureId": 7
                 *         },
                 *         "person": {
                 *           "id": 41,
                 *           "name": "Zhou Yichen",
                 *           "nameZh": "周逸晨",
                 *           "type": "student"
                 *         },
                 *         "submittedBy": null,
                 *         "requestedAt": "2026-11-20T07:12:00.000Z",
                 *         "note": "Left at the library rack",
                 *         "confirmation": "Pending",
                 *         "decidedBy": null,
                 *         "decidedAt": null,
                 *         "reason": "",
                 *         "dueOn": "2026-11-24",
                 *         "overdue": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BikeReturn"];
                };
            };
        };
        /** @description Done */
        Pass: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 77,
                 *         "person": {
                 *           "id": 52,
                 *           "name": "Zhou Lin",
                 *           "nameZh": "周琳",
                 *           "type": "parent"
                 *         },
                 *         "submittedBy": null,
                 *         "applicantName": "Zhou Lin",
                 *         "email": "zhou.lin@family.example",
                 *         "phone": "13800138000",
                 *         "type": "parent",
                 *         "department": "",
                 *         "plate": "沪A·12345",
                 *         "brand": "Volvo",
                 *         "model": "XC60",
                 *         "color": "white",
                 *         "driverName": "Zhou Lin",
                 *         "driverPhone": "13800138000",
                 *         "grade": "Grade 10",
                 *         "studentName": "Zhou Yichen",
                 *         "certificateId": 21,
                 *         "signatureId": 22,
                 *         "status": "Valid",
                 *         "reason": "",
                 *         "submittedAt": "2026-11-16T22:58:00.000Z",
                 *         "decidedBy": {
                 *           "id": 9,
                 *           "name": "Wu Tao",
                 *           "nameZh": "吴涛",
                 *           "type": "staff"
                 *         },
                 *         "decidedAt": "2026-11-17T00:10:00.000Z",
                 *         "validFrom": "2026-11-17",
                 *         "expiresOn": "2027-07-31",
                 *         "version": 2,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Pass"];
                };
            };
        };
        /** @description Done */
        GateCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "plate": "沪A12345",
                 *         "admitted": true,
                 *         "reason": null,
                 *         "passes": [
                 *           {
                 *             "id": 77,
                 *             "plate": "沪A·12345",
                 *             "type": "parent",
                 *             "brand": "Volvo",
                 *             "model": "XC60",
                 *             "color": "white",
                 *             "driverName": "Zhou Lin",
                 *             "status": "Valid",
                 *             "validFrom": "2026-11-17",
                 *             "expiresOn": "2027-07-31"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["GateCheck"];
                };
            };
        };
        /** @description Done */
        Gate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "keys": [
                 *           {
                 *             "id": "k1",
                 *             "publicKey": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"
                 *           }
                 *         ],
                 *         "cancelled": [
                 *           61
                 *         ],
                 *         "changed": [
                 *           {
                 *             "id": 58,
                 *             "from": "2026-11-16",
                 *             "to": "2026-12-31"
                 *           }
                 *         ],
                 *         "today": "2026-11-17",
                 *         "timeZone": "Asia/Shanghai"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Gate"];
                };
            };
        };
        /** @description Done */
        VehicleSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "yearEnds": "07-31",
                 *         "noticeDays": 30,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["VehicleSettings"];
                };
            };
        };
        /** @description Done */
        PassCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "text": "ISB1.k1.eyJ.c2ln"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["PassCode"];
                };
            };
        };
        /** @description Done */
        SpecialDay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 12,
                 *         "kind": "Holiday",
                 *         "name": "National Day",
                 *         "nameZh": "国庆节",
                 *         "startsOn": "2026-10-01",
                 *         "endsOn": "2026-10-07",
                 *         "part": "Whole",
                 *         "runsAs": null,
                 *         "divisions": [],
                 *         "grades": [],
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SpecialDay"];
                };
            };
        };
        /** @description Done */
        CalendarPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "moved": [
                 *           {
                 *             "division": "Middle",
                 *             "grade": null,
                 *             "before": 185,
                 *             "after": 183,
                 *             "gained": 2,
                 *             "lost": 4
                 *           }
                 *         ],
                 *         "touched": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["CalendarPreview"];
                };
            };
        };
        /** @description Done */
        CalendarChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "days": [],
                 *         "years": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["CalendarChanged"];
                };
            };
        };
        /** @description Done */
        CalendarProposals: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "days": [
                 *           {
                 *             "kind": "Holiday",
                 *             "name": "National Day",
                 *             "nameZh": "国庆节",
                 *             "startsOn": "2026-10-01",
                 *             "endsOn": "2026-10-07",
                 *             "part": "Whole",
                 *             "runsAs": null,
                 *             "take": true,
                 *             "stands": false,
                 *             "inYear": true
                 *           }
                 *         ],
                 *         "passedOver": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["CalendarProposals"];
                };
            };
        };
        /** @description Done */
        CalendarSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "followMakeUp": true,
                 *         "feedPublic": false,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["CalendarSettings"];
                };
            };
        };
        /** @description Done */
        SchoolYear: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 3,
                 *         "name": "2026-27",
                 *         "startsOn": "2026-08-01",
                 *         "endsOn": "2027-07-31",
                 *         "terms": [
                 *           {
                 *             "id": 5,
                 *             "name": "Term 1",
                 *             "nameZh": "第一学期",
                 *             "startsOn": "2026-08-17",
                 *             "endsOn": "2026-12-18",
                 *             "extra": false,
                 *             "students": 0
                 *           }
                 *         ],
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SchoolYear"];
                };
            };
        };
        /** @description Done */
        Grade: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 4,
                 *         "code": "G5",
                 *         "name": "Grade 5",
                 *         "nameZh": "五年级",
                 *         "division": "Elementary",
                 *         "sort": 60,
                 *         "uses": {
                 *           "homerooms": 2,
                 *           "students": 41,
                 *           "specialDays": 0
                 *         },
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Grade"];
                };
            };
        };
        /** @description Done */
        Homeroom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 7,
                 *         "schoolYear": "2026-27",
                 *         "campus": "",
                 *         "name": "5A",
                 *         "grade": "G5",
                 *         "division": "Elementary",
                 *         "teacherEmail": "li.na@school.example",
                 *         "assistantEmail": "",
                 *         "dlTeacherEmail": "",
                 *         "teachers": [
                 *           {
                 *             "email": "li.na@school.example",
                 *             "name": "Li Na",
                 *             "nameZh": "李娜"
                 *           }
                 *         ],
                 *         "unknownAddresses": [],
                 *         "students": 22,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Homeroom"];
                };
            };
        };
        /** @description Done */
        RollOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 1,
                 *         "fromYear": "2026-27",
                 *         "toYear": "2027-28",
                 *         "startsOn": "2027-08-01",
                 *         "state": "Draft",
                 *         "version": 2,
                 *         "classes": [
                 *           {
                 *             "key": 7,
                 *             "fromId": 7,
                 *             "campus": "",
                 *             "name": "6A",
                 *             "grade": "G6",
                 *             "division": "Middle",
                 *             "teacherEmail": "li.na@school.example",
                 *             "assistantEmail": "",
                 *             "dlTeacherEmail": "",
                 *             "students": [
                 *               41
                 *             ]
                 *           }
                 *         ],
                 *         "leaving": [],
                 *         "newcomers": [],
                 *         "teachers": [
                 *           {
                 *             "email": "li.na@school.example",
                 *             "name": "Li Na",
                 *             "nameZh": "李娜"
                 *           }
                 *         ],
                 *         "students": [
                 *           {
                 *             "id": 41,
                 *             "name": "Zhou Yichen",
                 *             "nameZh": "周逸晨",
                 *             "studentNumber": "S10041",
                 *             "grade": "G5",
                 *             "division": "Elementary",
                 *             "homeroom": {
                 *               "id": 7,
                 *               "name": "5A"
                 *             }
                 *           }
                 *         ],
                 *         "changedBy": {
                 *           "id": 3,
                 *           "name": "He Jing",
                 *           "nameZh": "何静",
                 *           "type": "staff"
                 *         },
                 *         "changedAt": "2027-05-10T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["RollOver"];
                };
            };
        };
        /** @description Done */
        Student: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 41,
                 *         "studentNumber": "S10041",
                 *         "name": "Zhou Yichen",
                 *         "nameZh": "周逸晨",
                 *         "familyName": "Zhou",
                 *         "givenName": "Yichen",
                 *         "preferredName": "Ethan",
                 *         "gender": "male",
                 *         "email": null,
                 *         "state": "Enrolled",
                 *         "division": "Elementary",
                 *         "grade": "G5",
                 *         "homeroom": {
                 *           "id": 7,
                 *           "name": "5A"
                 *         },
                 *         "enteredOn": "2024-08-19",
                 *         "leftOn": null,
                 *         "guardians": 2,
                 *         "version": 3,
                 *         "createdAt": "2026-09-01T08:00:00.000Z",
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Student"];
                };
            };
        };
        /** @description Done */
        Family: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "guardians": [
                 *           {
                 *             "person": {
                 *               "id": 90,
                 *               "name": "Zhou Lan",
                 *               "nameZh": "周岚",
                 *               "type": "parent"
                 *             },
                 *             "relation": "Mother",
                 *             "contactOrder": 1,
                 *             "maySee": true,
                 *             "mayAct": true,
                 *             "noContact": false,
                 *             "email": "zhou.lan@school.example",
                 *             "enabled": true,
                 *             "contacts": [
                 *               {
                 *                 "kind": "Phone",
                 *                 "value": "+8613800138000",
                 *                 "label": ""
                 *               }
                 *             ]
                 *           }
                 *         ],
                 *         "contacts": [],
                 *         "siblings": [
                 *           {
                 *             "id": 42,
                 *             "name": "Zhou Yike",
                 *             "nameZh": "周逸可",
                 *             "studentNumber": "S10042",
                 *             "grade": "G2",
                 *             "homeroom": {
                 *               "id": 3,
                 *               "name": "2B"
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Family"];
                };
            };
        };
        /** @description Done */
        Absence: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 12,
                 *         "student": {
                 *           "id": 41,
                 *           "name": "Zhou Yichen",
                 *           "nameZh": "周逸晨",
                 *           "type": "student"
                 *         },
                 *         "studentNumber": "S10041",
                 *         "division": "Elementary",
                 *         "grade": "G5",
                 *         "homeroom": {
                 *           "id": 7,
                 *           "name": "5A"
                 *         },
                 *         "leaveType": "Sick",
                 *         "startsOn": "2026-11-17",
                 *         "startsHalf": "Morning",
                 *         "endsOn": "2026-11-18",
                 *         "endsHalf": "Morning",
                 *         "days": 1.5,
                 *         "leavesAt": null,
                 *         "returnsAt": null,
                 *         "note": "Fever since last night",
                 *         "symptom": "Fever",
                 *         "proofId": null,
                 *         "proofWanted": false,
                 *         "status": "Normal",
                 *         "submittedBy": {
                 *           "id": 90,
                 *           "name": "Zhou Lan",
                 *           "nameZh": "周岚",
                 *           "type": "parent"
                 *         },
                 *         "submittedAt": "2026-11-16T23:31:00.000Z",
                 *         "way": "App",
                 *         "deletedBy": null,
                 *         "deletedAt": null,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-16T23:31:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Absence"];
                };
            };
        };
        /** @description Done */
        Board: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "day": "2026-11-17",
                 *         "classes": [
                 *           {
                 *             "division": "Elementary",
                 *             "grade": "G5",
                 *             "homeroom": {
                 *               "id": 7,
                 *               "name": "5A"
                 *             },
                 *             "enrolled": 22
                 *           }
                 *         ],
                 *         "absences": [
                 *           {
                 *             "id": 12,
                 *             "studentId": 41,
                 *             "name": "Zhou Yichen",
                 *             "nameZh": "周逸晨",
                 *             "studentNumber": "S10041",
                 *             "division": "Elementary",
                 *             "grade": "G5",
                 *             "homeroom": {
                 *               "id": 7,
                 *               "name": "5A"
                 *             },
                 *             "leaveType": "Sick",
                 *             "part": "Whole",
                 *             "leavesAt": null,
                 *             "returnsAt": null,
                 *             "endsOn": "2026-11-18",
                 *             "endsHalf": "Morning",
                 *             "submittedAt": "2026-11-16T23:31:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Board"];
                };
            };
        };
        /** @description Done */
        AbsencePreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "days": 1.5,
                 *         "readers": [
                 *           {
                 *             "office": "Nurses",
                 *             "rule": "Sick",
                 *             "applies": true,
                 *             "addresses": [
                 *               "nurses@school.example"
                 *             ],
                 *             "subject": "Absence of Zhou Yichen, 5A",
                 *             "text": "Zhou Yichen (5A) is absent."
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["AbsencePreview"];
                };
            };
        };
        /** @description Done */
        Mailbox: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "office": "Nurses",
                 *         "addresses": [
                 *           "nurses@school.example",
                 *           "night.nurse@school.example"
                 *         ],
                 *         "foreign": [],
                 *         "language": "both",
                 *         "details": [
                 *           "LeaveType",
                 *           "Note",
                 *           "Symptom",
                 *           "Times"
                 *         ],
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z",
                 *         "sent": 72,
                 *         "lastAt": "2026-11-17T07:31:00.000Z",
                 *         "failed": 0,
                 *         "nowhere": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Mailbox"];
                };
            };
        };
        /** @description Done */
        AbsenceSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "directorsFrom": 3,
                 *         "proofFrom": 3,
                 *         "attentionPercent": 10,
                 *         "sickInClass": 3,
                 *         "sickWithinDays": 3,
                 *         "guardianDaysBack": 1,
                 *         "homeroomCopy": false,
                 *         "symptoms": "Fever",
                 *         "ownDomains": "school.example",
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["AbsenceSettings"];
                };
            };
        };
        /** @description Done */
        StudentYear: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 41,
                 *         "name": "Zhou Yichen",
                 *         "nameZh": "周逸晨",
                 *         "studentNumber": "S10041",
                 *         "division": "Elementary",
                 *         "grade": "G5",
                 *         "homeroom": {
                 *           "id": 7,
                 *           "name": "5A"
                 *         },
                 *         "lessons": 58,
                 *         "missed": 6.5,
                 *         "percent": 11.2,
                 *         "startsOn": "2026-08-01",
                 *         "endsOn": "2027-07-31",
                 *         "today": "2026-11-17",
                 *         "days": [
                 *           {
                 *             "day": "2026-11-17",
                 *             "part": "Whole"
                 *           }
                 *         ],
                 *         "types": [
                 *           {
                 *             "leaveType": "Sick",
                 *             "days": 6.5
                 *           }
                 *         ],
                 *         "absences": [
                 *           {
                 *             "id": 12,
                 *             "leaveType": "Sick",
                 *             "startsOn": "2026-11-17",
                 *             "startsHalf": "Morning",
                 *             "endsOn": "2026-11-18",
                 *             "endsHalf": "Morning",
                 *             "days": 1.5
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["StudentYear"];
                };
            };
        };
        /** @description Done */
        AbsenceStatistics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "from": "2026-08-01",
                 *         "to": "2026-11-17",
                 *         "weeks": [
                 *           {
                 *             "week": "2026-11-16",
                 *             "leaveType": "Sick",
                 *             "days": 31.5
                 *           }
                 *         ],
                 *         "grades": [
                 *           {
                 *             "grade": "G5",
                 *             "leaveType": "Sick",
                 *             "days": 12
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["AbsenceStatistics"];
                };
            };
        };
        /** @description Done */
        Venue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 3,
                 *         "name": "East Gym",
                 *         "nameZh": "东体育馆",
                 *         "typeId": 1,
                 *         "type": {
                 *           "id": 1,
                 *           "name": "Sports",
                 *           "nameZh": "体育",
                 *           "color": "Teal"
                 *         },
                 *         "partOfId": null,
                 *         "partOf": null,
                 *         "location": "Building C",
                 *         "status": "Open",
                 *         "capacity": 200,
                 *         "adEmail": "east.gym@school.example",
                 *         "note": "Sports shoes only",
                 *         "pictureId": null,
                 *         "needsApproval": true,
                 *         "hours": [
                 *           {
                 *             "weekday": "Monday",
                 *             "opens": "08:00",
                 *             "closes": "20:00"
                 *           }
                 *         ],
                 *         "opensOnDaysOff": false,
                 *         "shortestMinutes": 15,
                 *         "longestMinutes": null,
                 *         "aheadDays": 180,
                 *         "noticeMinutes": 0,
                 *         "betweenMinutes": 15,
                 *         "openPerPerson": null,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Venue"];
                };
            };
        };
        /** @description Done */
        VenueCalendar: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "today": "2026-11-17",
                 *         "time": "15:36",
                 *         "days": [
                 *           "2026-11-19"
                 *         ],
                 *         "venues": [
                 *           {
                 *             "id": 3,
                 *             "name": "East Gym",
                 *             "nameZh": "东体育馆",
                 *             "type": {
                 *               "id": 1,
                 *               "name": "Sports",
                 *               "nameZh": "体育",
                 *               "color": "Teal"
                 *             },
                 *             "partOfId": null,
                 *             "capacity": 200,
                 *             "needsApproval": true,
                 *             "betweenMinutes": 15,
                 *             "days": [
                 *               {
                 *                 "open": [
                 *                   {
                 *                     "opens": "08:00",
                 *                     "closes": "20:00"
                 *                   }
                 *                 ],
                 *                 "closed": ""
                 *               }
                 *             ]
                 *           }
                 *         ],
                 *         "reservations": [
                 *           {
                 *             "id": 71,
                 *             "venueId": 3,
                 *             "title": "Badminton club",
                 *             "day": "2026-11-19",
                 *             "startsAt": "16:00",
                 *             "endsAt": "17:30",
                 *             "status": "Pending",
                 *             "seriesId": null,
                 *             "name": "Luo Jiayi",
                 *             "nameZh": "罗佳怡",
                 *             "mine": false,
                 *             "version": 1
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["VenueCalendar"];
                };
            };
        };
        /** @description Done */
        VenueType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 1,
                 *         "name": "Sports",
                 *         "nameZh": "体育",
                 *         "color": "Teal",
                 *         "venues": 4,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["VenueType"];
                };
            };
        };
        /** @description Done */
        VenueBlock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 5,
                 *         "venue": {
                 *           "id": 3,
                 *           "name": "East Gym",
                 *           "nameZh": "东体育馆"
                 *         },
                 *         "kind": "Blocked",
                 *         "startsOn": "2027-01-11",
                 *         "endsOn": "2027-01-15",
                 *         "reason": "Exams",
                 *         "reasonZh": "考试",
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["VenueBlock"];
                };
            };
        };
        /** @description Done */
        VenueReservation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 71,
                 *         "venue": {
                 *           "id": 3,
                 *           "name": "East Gym",
                 *           "nameZh": "东体育馆"
                 *         },
                 *         "title": "Badminton club",
                 *         "day": "2026-11-19",
                 *         "startsAt": "16:00",
                 *         "endsAt": "17:30",
                 *         "person": {
                 *           "id": 12,
                 *           "name": "Luo Jiayi",
                 *           "nameZh": "罗佳怡",
                 *           "type": "staff"
                 *         },
                 *         "email": "luo.jiayi@school.example",
                 *         "people": 24,
                 *         "note": "",
                 *         "series": null,
                 *         "status": "Pending",
                 *         "over": false,
                 *         "submittedBy": null,
                 *         "requestedAt": "2026-11-16T22:58:00.000Z",
                 *         "decidedBy": null,
                 *         "decidedAt": null,
                 *         "reason": "",
                 *         "cancelledBy": null,
                 *         "cancelledAt": null,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-16T22:58:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["VenueReservation"];
                };
            };
        };
        /** @description Done */
        VenueDay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "day": "2026-11-19",
                 *         "open": [
                 *           {
                 *             "opens": "08:00",
                 *             "closes": "20:00"
                 *           }
                 *         ],
                 *         "free": [
                 *           {
                 *             "opens": "08:00",
                 *             "closes": "15:45"
                 *           }
                 *         ],
                 *         "closed": ""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["VenueDay"];
                };
            };
        };
        /** @description Done */
        BaseDataRun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 14,
                 *         "name": "roster-2026-11-17.zip",
                 *         "format": "OneRoster 1.2",
                 *         "state": "Ready",
                 *         "rows": 12402,
                 *         "kinds": [
                 *           {
                 *             "kind": "Student",
                 *             "standing": 1446,
                 *             "created": 12,
                 *             "changed": 64,
                 *             "deactivated": 2,
                 *             "refused": 3,
                 *             "unchanged": 1365,
                 *             "stopped": false
                 *           }
                 *         ],
                 *         "files": [
                 *           {
                 *             "name": "users.csv",
                 *             "rows": 4012
                 *           }
                 *         ],
                 *         "madeBy": {
                 *           "id": 1,
                 *           "name": "He Jing",
                 *           "nameZh": "何静",
                 *           "type": "staff"
                 *         },
                 *         "madeAt": "2026-11-17T02:00:00.000Z",
                 *         "appliedBy": null,
                 *         "appliedAt": null,
                 *         "undoneBy": null,
                 *         "undoneAt": null,
                 *         "workId": 7
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BaseDataRun"];
                };
            };
        };
        /** @description Done */
        BaseDataChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 5,
                 *         "runId": 14,
                 *         "kind": "Student",
                 *         "outcome": "Changed",
                 *         "name": "Ding Yihan",
                 *         "fields": [
                 *           {
                 *             "field": "homeroom",
                 *             "was": "2026-27 5A",
                 *             "is": "2026-27 5C"
                 *           }
                 *         ],
                 *         "held": [],
                 *         "file": "users.csv",
                 *         "line": 882,
                 *         "reason": "",
                 *         "left": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BaseDataChange"];
                };
            };
        };
        /** @description Done */
        Survey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 3,
                 *         "title": "Re-enrollment 2027–28",
                 *         "titleZh": "2027–28 学年续读意向调查",
                 *         "admissionYear": "2027-28",
                 *         "startsOn": "2026-11-02",
                 *         "endsOn": "2026-11-30",
                 *         "status": "Pending",
                 *         "divisions": [],
                 *         "grades": [],
                 *         "seats": [
                 *           {
                 *             "grade": "G6",
                 *             "seats": 130
                 *           }
                 *         ],
                 *         "remindHours": 24,
                 *         "live": 2,
                 *         "edited": false,
                 *         "publishedAt": "2026-10-30T02:10:00.000Z",
                 *         "asked": 1446,
                 *         "answered": 983,
                 *         "version": 4,
                 *         "updatedAt": "2026-11-10T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Survey"];
                };
            };
        };
        /** @description Done */
        SurveyDraft: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "content": {
                 *           "yes": {
                 *             "tips": {
                 *               "en": "Please answer by 30 November.",
                 *               "zh": "请于11月30日前填写。"
                 *             },
                 *             "modules": [
                 *               {
                 *                 "key": "m1",
                 *                 "name": {
                 *                   "en": "Getting to school",
                 *                   "zh": "上下学方式"
                 *                 },
                 *                 "description": {
                 *                   "en": "",
                 *                   "zh": ""
                 *                 },
                 *                 "protocolLabel": {
                 *                   "en": "",
                 *                   "zh": ""
                 *                 },
                 *                 "protocol": {
                 *                   "en": "",
                 *                   "zh": ""
                 *                 },
                 *                 "questions": [
                 *                   {
                 *                     "key": "q1",
                 *                     "text": {
                 *                       "en": "How will your child come to school?",
                 *                       "zh": "孩子将以何种方式上学？"
                 *                     },
                 *                     "kind": "One",
                 *                     "required": true,
                 *                     "options": [
                 *                       {
                 *                         "key": "o1",
                 *                         "text": {
                 *                           "en": "School bus",
                 *                           "zh": "乘坐校车"
                 *                         },
                 *                         "subitems": []
                 *                       }
                 *                     ]
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           },
                 *           "no": {
                 *             "tips": {
                 *               "en": "",
                 *               "zh": ""
                 *             },
                 *             "modules": []
                 *           }
                 *         },
                 *         "version": 7,
                 *         "savedAt": "2026-11-17T07:36:00.000Z",
                 *         "savedBy": {
                 *           "id": 1,
                 *           "name": "He Jing",
                 *           "nameZh": "何静",
                 *           "type": "staff"
                 *         },
                 *         "gaps": [
                 *           {
                 *             "path": "/yes/modules/0/name/zh",
                 *             "kind": "Untranslated"
                 *           }
                 *         ],
                 *         "changed": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SurveyDraft"];
                };
            };
        };
        /** @description Done */
        SurveyAsked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 58,
                 *         "survey": {
                 *           "id": 3,
                 *           "title": "Re-enrollment 2027–28",
                 *           "titleZh": "2027–28 学年续读意向调查"
                 *         },
                 *         "student": {
                 *           "id": 41,
                 *           "name": "Zhou Yichen",
                 *           "nameZh": "周逸晨",
                 *           "type": "student"
                 *         },
                 *         "studentNumber": "S10041",
                 *         "division": "High",
                 *         "grade": "G10",
                 *         "state": "Yes",
                 *         "answeredAt": "2026-11-08T12:14:00.000Z",
                 *         "extendedTo": null,
                 *         "remindedAt": null,
                 *         "reminders": 0,
                 *         "settledBy": null,
                 *         "settledAt": null,
                 *         "settledWhy": ""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SurveyAsked"];
                };
            };
        };
        /** @description Done */
        SurveySheet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 58,
                 *         "title": "Re-enrollment 2027–28",
                 *         "child": {
                 *           "id": 41,
                 *           "name": "Zhou Yichen",
                 *           "nameZh": "周逸晨",
                 *           "type": "student"
                 *         },
                 *         "version": 2,
                 *         "lastDay": "2026-11-30",
                 *         "yes": {
                 *           "tips": "",
                 *           "modules": []
                 *         },
                 *         "no": {
                 *           "tips": "",
                 *           "modules": []
                 *         },
                 *         "draft": null,
                 *         "answer": {
                 *           "version": 2,
                 *           "decision": "Yes",
                 *           "replies": [
                 *             {
                 *               "question": "q1",
                 *               "values": [
                 *                 "o1"
                 *               ]
                 *             }
                 *           ],
                 *           "accepted": [
                 *             "m1"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SurveySheet"];
                };
            };
        };
        /** @description Done */
        SurveySubmission: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 311,
                 *         "way": "App",
                 *         "givenBy": {
                 *           "id": 90,
                 *           "name": "Zhou Lan",
                 *           "nameZh": "周岚",
                 *           "type": "parent"
                 *         },
                 *         "submittedBy": {
                 *           "id": 90,
                 *           "name": "Zhou Lan",
                 *           "nameZh": "周岚",
                 *           "type": "parent"
                 *         },
                 *         "at": "2026-11-08T12:14:00.000Z",
                 *         "decision": "Yes",
                 *         "version": 2,
                 *         "live": 2,
                 *         "current": true,
                 *         "counts": true,
                 *         "form": {
                 *           "tips": {
                 *             "en": "",
                 *             "zh": ""
                 *           },
                 *           "modules": []
                 *         },
                 *         "replies": [
                 *           {
                 *             "question": "q1",
                 *             "values": [
                 *               "o1"
                 *             ]
                 *           }
                 *         ],
                 *         "accepted": [
                 *           {
                 *             "module": "m1",
                 *             "hash": "9f2c41d70be68a53"
                 *           }
                 *         ],
                 *         "differences": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SurveySubmission"];
                };
            };
        };
        /** @description Done */
        SurveyAnswerDraft: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "version": 2,
                 *         "decision": "Yes",
                 *         "replies": [
                 *           {
                 *             "question": "q1",
                 *             "values": [
                 *               "o1"
                 *             ]
                 *           }
                 *         ],
                 *         "accepted": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SurveyAnswerDraft"];
                };
            };
        };
        /** @description Done */
        SurveyBoard: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "survey": {
                 *           "id": 3,
                 *           "title": "Re-enrollment 2027–28",
                 *           "titleZh": "2027–28 学年续读意向调查"
                 *         },
                 *         "status": "Pending",
                 *         "startsOn": "2026-11-02",
                 *         "endsOn": "2026-11-30",
                 *         "today": "2026-11-17",
                 *         "total": {
                 *           "yes": 882,
                 *           "no": 101,
                 *           "conflict": 3,
                 *           "draft": 12,
                 *           "none": 448,
                 *           "expected": {
                 *             "low": 1240,
                 *             "high": 1296
                 *           }
                 *         },
                 *         "grades": [
                 *           {
                 *             "grade": "G5",
                 *             "next": "G6",
                 *             "seats": 130,
                 *             "yes": 94,
                 *             "no": 5,
                 *             "conflict": 0,
                 *             "draft": 2,
                 *             "none": 39,
                 *             "expected": {
                 *               "low": 127,
                 *               "high": 133
                 *             }
                 *           }
                 *         ],
                 *         "days": [
                 *           {
                 *             "number": 0,
                 *             "yes": 192,
                 *             "no": 22,
                 *             "conflict": 0
                 *           }
                 *         ],
                 *         "shares": [
                 *           {
                 *             "from": "All",
                 *             "yes": 882,
                 *             "answers": 983
                 *           }
                 *         ],
                 *         "lastYear": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SurveyBoard"];
                };
            };
        };
        /** @description Done */
        SurveyReminder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "hours": 24,
                 *         "students": 2,
                 *         "readers": [
                 *           {
                 *             "id": 90,
                 *             "name": "Zhou Lan",
                 *             "nameZh": "周岚",
                 *             "email": "zhou.lan@family.example",
                 *             "language": "zh",
                 *             "students": [
                 *               {
                 *                 "id": 41,
                 *                 "name": "Zhou Yichen",
                 *                 "nameZh": "周逸晨",
                 *                 "type": "student"
                 *               }
                 *             ]
                 *           }
                 *         ],
                 *         "reminded": 12,
                 *         "unreached": [
                 *           {
                 *             "id": 52,
                 *             "name": "Li Na",
                 *             "nameZh": "李娜",
                 *             "type": "student"
                 *           }
                 *         ],
                 *         "subject": "请填写周逸晨的续读意向",
                 *         "text": "我们尚未收到您为周逸晨提交的回复。"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SurveyReminder"];
                };
            };
        };
        /** @description Done */
        SurveyReminded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "students": 2,
                 *         "mails": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["SurveyReminded"];
                };
            };
        };
        /** @description Done */
        BusRoute: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 7,
                 *         "lineNumber": "3",
                 *         "name": "Wangjing, morning",
                 *         "nameZh": "望京早班",
                 *         "direction": "ToSchool",
                 *         "color": "Purple",
                 *         "status": "Active",
                 *         "weekdays": [
                 *           "Monday",
                 *           "Tuesday",
                 *           "Wednesday",
                 *           "Thursday",
                 *           "Friday"
                 *         ],
                 *         "divisions": [],
                 *         "vehicleId": 3,
                 *         "vehicle": {
                 *           "id": 3,
                 *           "plate": "京A·F60827",
                 *           "seatCount": 34
                 *         },
                 *         "needsApproval": false,
                 *         "driver": "Ma Guoqiang",
                 *         "driverPhone": "138 0000 2210",
                 *         "attendant": "Zhao Li",
                 *         "attendantPhone": "139 0000 7781",
                 *         "calls": [
                 *           {
                 *             "stopId": 4,
                 *             "at": "07:18"
                 *           },
                 *           {
                 *             "stopId": 9,
                 *             "at": "08:03"
                 *           }
                 *         ],
                 *         "stops": [
                 *           {
                 *             "stopId": 4,
                 *             "name": "Huajiadi",
                 *             "nameZh": "花家地",
                 *             "at": "07:18",
                 *             "latitude": 39.9856,
                 *             "longitude": 116.4689
                 *           },
                 *           {
                 *             "stopId": 9,
                 *             "name": "School",
                 *             "nameZh": "学校",
                 *             "at": "08:03",
                 *             "latitude": 40.0162,
                 *             "longitude": 116.4976
                 *           }
                 *         ],
                 *         "startsAt": "07:18",
                 *         "endsAt": "08:03",
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BusRoute"];
                };
            };
        };
        /** @description Done */
        BusStop: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 4,
                 *         "name": "Huajiadi",
                 *         "nameZh": "花家地",
                 *         "latitude": 39.9856,
                 *         "longitude": 116.4689,
                 *         "note": "At the south gate",
                 *         "routes": 2,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BusStop"];
                };
            };
        };
        /** @description Done */
        BusVehicle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 3,
                 *         "plate": "京A·F60827",
                 *         "seatCount": 34,
                 *         "status": "InService",
                 *         "note": "",
                 *         "routes": 2,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BusVehicle"];
                };
            };
        };
        /** @description Done */
        BusDay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "day": "2026-11-17",
                 *         "today": "2026-11-17",
                 *         "time": "07:36",
                 *         "runs": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BusDay"];
                };
            };
        };
        /** @description Done */
        BusRun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "routeId": 7,
                 *         "day": "2026-11-17",
                 *         "lineNumber": "3",
                 *         "name": "Wangjing, morning",
                 *         "nameZh": "望京早班",
                 *         "direction": "ToSchool",
                 *         "color": "Purple",
                 *         "status": "Planned",
                 *         "reason": "",
                 *         "vehicle": {
                 *           "id": 3,
                 *           "plate": "京A·F60827",
                 *           "seatCount": 34
                 *         },
                 *         "otherVehicle": false,
                 *         "riders": 33,
                 *         "driver": "Ma Guoqiang",
                 *         "driverPhone": "138 0000 2210",
                 *         "attendant": "Zhao Li",
                 *         "attendantPhone": "139 0000 7781",
                 *         "stops": [
                 *           {
                 *             "stopId": 4,
                 *             "name": "Huajiadi",
                 *             "nameZh": "花家地",
                 *             "at": "07:18",
                 *             "latitude": 39.9856,
                 *             "longitude": 116.4689
                 *           }
                 *         ],
                 *         "startsAt": "07:18",
                 *         "endsAt": "08:03",
                 *         "startedAt": null,
                 *         "closedAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BusRun"];
                };
            };
        };
        /** @description Done */
        BusBooking: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 31,
                 *         "person": {
                 *           "id": 41,
                 *           "name": "Elias Berg",
                 *           "nameZh": "",
                 *           "type": "student"
                 *         },
                 *         "route": {
                 *           "id": 7,
                 *           "lineNumber": "3",
                 *           "name": "Wangjing, morning",
                 *           "nameZh": "望京早班",
                 *           "direction": "ToSchool",
                 *           "color": "Purple"
                 *         },
                 *         "stop": {
                 *           "id": 4,
                 *           "name": "Huajiadi",
                 *           "nameZh": "花家地"
                 *         },
                 *         "startsOn": "2026-11-18",
                 *         "endsOn": "2026-12-18",
                 *         "weekdays": [
                 *           "Monday",
                 *           "Wednesday"
                 *         ],
                 *         "daysOut": [],
                 *         "confirmation": "Pending",
                 *         "seatDays": 0,
                 *         "waitingDays": 0,
                 *         "place": null,
                 *         "free": 5,
                 *         "note": "",
                 *         "submittedBy": null,
                 *         "requestedAt": "2026-11-17T06:36:00.000Z",
                 *         "decidedBy": null,
                 *         "decidedAt": null,
                 *         "reason": ""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BusBooking"];
                };
            };
        };
        /** @description Done */
        BusBoard: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "day": "2026-11-18",
                 *         "runs": [
                 *           {
                 *             "route": {
                 *               "id": 7,
                 *               "lineNumber": "3",
                 *               "name": "Wangjing, morning",
                 *               "nameZh": "望京早班",
                 *               "direction": "ToSchool",
                 *               "color": "Purple"
                 *             },
                 *             "startsAt": "07:18",
                 *             "plate": "京A·F60827",
                 *             "seats": 34,
                 *             "riders": 33,
                 *             "waiting": 0,
                 *             "away": 1,
                 *             "pending": 2,
                 *             "cancelled": false
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BusBoard"];
                };
            };
        };
        /** @description Done */
        BusBookingSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "cutOffMinutes": 60,
                 *         "version": 1,
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["BusBookingSettings"];
                };
            };
        };
    };
    parameters: {
        PageNum: number;
        Format: "csv" | "xlsx";
        PageSize: number;
        Search: string;
        /** @description Only records with a lower id than this */
        Before: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuthConfig"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@school.example",
                 *       "password": "demo-console-1"
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            200: components["responses"]["LoginResult"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *       "kind": "app",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorAnswer"];
            };
        };
        responses: {
            200: components["responses"]["LoginResult"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "parentId": 1,
                     *           "type": "MENU",
                     *           "name": "Menus",
                     *           "nameZh": "菜单管理",
                     *           "path": "/upms/menu",
                     *           "icon": "list-tree",
                     *           "code": "upms:menu",
                     *           "isExternalPath": 0,
                     *           "openTarget": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AvailableMenu"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.sendResetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@school.example"
                 *     }
                 */
                "application/json": components["schemas"]["ResetCode"];
            };
        };
        responses: {
            200: components["responses"]["ResetCodeSent"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@school.example",
                 *       "code": "48291306",
                 *       "password": "a long walk in the rain"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.beginMicrosoft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MicrosoftNonce"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.microsoft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln"
                 *     }
                 */
                "application/json": components["schemas"]["MicrosoftSignIn"];
            };
        };
        responses: {
            200: components["responses"]["LoginResult"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "auth.acceptInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *       "password": "a long walk in the rain"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptInvite"];
            };
        };
        responses: {
            200: components["responses"]["InviteAccepted"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 40,
                 *       "category": "ADMIN",
                 *       "type": "MENU",
                 *       "name": "Reports",
                 *       "nameZh": "统计报表",
                 *       "path": "/reports",
                 *       "icon": "chart-column",
                 *       "code": "report",
                 *       "isExternalPath": 0,
                 *       "openTarget": 0,
                 *       "version": 1,
                 *       "parentId": 1
                 *     }
                 */
                "application/json": components["schemas"]["MenuUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Menu"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "MENU",
                 *       "name": "Reports",
                 *       "nameZh": "统计报表",
                 *       "path": "/reports",
                 *       "icon": "chart-column",
                 *       "code": "report",
                 *       "category": "ADMIN",
                 *       "parentId": 1,
                 *       "isExternalPath": 0,
                 *       "openTarget": 0
                 *     }
                 */
                "application/json": components["schemas"]["MenuCreate"];
            };
        };
        responses: {
            200: components["responses"]["Menu"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.page": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: sort, id, name, nameZh, type, code, path, updatedAt */
                sort?: string;
                /** @description Part of a name in either language, of a code or of a path */
                search?: string;
                type?: components["schemas"]["MenuType"];
                /** @description Only the children of this node, 0 for the top */
                parentId?: components["schemas"]["ParentId"];
                code?: string;
                /** @description Defaults to the whole tree in one page */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 40,
                     *             "parentId": 1,
                     *             "category": "ADMIN",
                     *             "type": "MENU",
                     *             "name": "Reports",
                     *             "nameZh": "统计报表",
                     *             "path": "/reports",
                     *             "icon": "chart-column",
                     *             "code": "report",
                     *             "isExternalPath": 0,
                     *             "openTarget": 0,
                     *             "sort": 3,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MenuPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 1,
                 *       "ids": [
                 *         3,
                 *         2,
                 *         40
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MenuSort"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 40,
                     *           "parentId": 1,
                     *           "category": "ADMIN",
                     *           "type": "MENU",
                     *           "name": "Reports",
                     *           "nameZh": "统计报表",
                     *           "path": "/reports",
                     *           "icon": "chart-column",
                     *           "code": "report",
                     *           "isExternalPath": 0,
                     *           "openTarget": 0,
                     *           "sort": 3,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-17T07:36:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Menu"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 0,
                 *       "dryRun": true,
                 *       "nodes": [
                 *         {
                 *           "key": "1",
                 *           "parentKey": null,
                 *           "type": "MENU_DIR",
                 *           "name": "System",
                 *           "nameZh": "系统管理",
                 *           "path": "/system",
                 *           "icon": "settings",
                 *           "code": null,
                 *           "line": 23
                 *         },
                 *         {
                 *           "key": "100",
                 *           "parentKey": "1",
                 *           "type": "MENU",
                 *           "name": "Users",
                 *           "nameZh": "用户管理",
                 *           "path": "/system/user",
                 *           "icon": "users",
                 *           "code": "system:user:list",
                 *           "line": 27
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MenuImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "menus.import",
                     *         "state": "Running",
                     *         "dryRun": true,
                     *         "total": 2,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: sort, id, name, nameZh, type, code, path, updatedAt */
                sort?: string;
                /** @description Part of a name in either language, of a code or of a path */
                search?: string;
                type?: components["schemas"]["MenuType"];
                /** @description Only the children of this node, 0 for the top */
                parentId?: components["schemas"]["ParentId"];
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.moveImpact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 1,
                 *       "ids": [
                 *         40
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MenuMove"];
            };
        };
        responses: {
            200: components["responses"]["Impact"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.remove": {
        parameters: {
            query?: {
                /** @description Delete everything below it too */
                recursive?: boolean;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MenuRemoved"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.removeImpact": {
        parameters: {
            query?: {
                /** @description Delete everything below it too */
                recursive?: boolean;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Impact"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "menus.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, enabled, members, updatedAt */
                sort?: string;
                /** @description Part of the name or the description */
                search?: string;
                enabled?: boolean;
                /** @description true for the roles that nobody has */
                empty?: boolean;
                /** @description Only roles that are granted this node */
                menuId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 5,
                     *             "name": "Bike room",
                     *             "description": "Confirms rents and returns",
                     *             "enabled": true,
                     *             "builtin": false,
                     *             "secondFactor": false,
                     *             "members": 6,
                     *             "permissions": 2,
                     *             "version": 3,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RolePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bike room",
                 *       "description": "Confirms rents and returns",
                 *       "menuIds": [
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns",
                     *         "enabled": true,
                     *         "builtin": false,
                     *         "secondFactor": false,
                     *         "members": 0,
                     *         "permissions": 2,
                     *         "menuIds": [
                     *           1,
                     *           2
                     *         ],
                     *         "reaches": [],
                     *         "version": 1,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, enabled, members, updatedAt */
                sort?: string;
                /** @description Part of the name or the description */
                search?: string;
                enabled?: boolean;
                /** @description true for the roles that nobody has */
                empty?: boolean;
                /** @description Only roles that are granted this node */
                menuId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.menuOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "parentId": 1,
                     *           "type": "MENU",
                     *           "name": "Menus",
                     *           "nameZh": "菜单管理",
                     *           "code": "upms:menu",
                     *           "icon": "list-tree",
                     *           "mayGrant": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MenuOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleDetail"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "name": "Bike room",
                 *       "description": "Confirms rents and returns"
                 *     }
                 */
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Role"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns",
                     *         "enabled": false,
                     *         "builtin": false,
                     *         "secondFactor": false,
                     *         "members": 6,
                     *         "permissions": 2,
                     *         "version": 3,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "menuIds": [
                 *         2,
                 *         3
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["RoleAssign"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns",
                     *         "enabled": true,
                     *         "builtin": false,
                     *         "secondFactor": false,
                     *         "members": 6,
                     *         "permissions": 3,
                     *         "menuIds": [
                     *           1,
                     *           2,
                     *           3
                     *         ],
                     *         "reaches": [],
                     *         "version": 4,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.setReach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reaches": [
                 *         {
                 *           "module": "student",
                 *           "reach": "Homerooms",
                 *           "divisions": []
                 *         }
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["RoleReaches"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns",
                     *         "enabled": true,
                     *         "builtin": false,
                     *         "secondFactor": false,
                     *         "members": 6,
                     *         "permissions": 2,
                     *         "menuIds": [
                     *           1,
                     *           2
                     *         ],
                     *         "reaches": [],
                     *         "version": 4,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.requireSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns",
                     *         "enabled": true,
                     *         "builtin": false,
                     *         "secondFactor": true,
                     *         "members": 6,
                     *         "permissions": 2,
                     *         "version": 3,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.allowWithoutSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.assignImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "menuIds": [
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleMenus"];
            };
        };
        responses: {
            200: components["responses"]["Impact"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.enableImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Impact"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.removeImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Impact"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "roles.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, nameZh, email, type, gender, enabled, source, lastLoginAt, syncedAt, createdAt, updatedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin (whole or initials), or of an address */
                search?: string;
                type?: components["schemas"]["StaffType"];
                enabled?: boolean;
                /** @description Only accounts that have this role */
                roleId?: components["schemas"]["Id"];
                gender?: components["schemas"]["Gender"];
                source?: components["schemas"]["StaffSource"];
                /** @description true for accounts that never signed in */
                neverSignedIn?: boolean;
                /** @description true for service accounts, false for people */
                service?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 3,
                     *             "name": "Li Na",
                     *             "nameZh": "李娜",
                     *             "email": "office@school.example",
                     *             "type": "staff",
                     *             "gender": "female",
                     *             "enabled": true,
                     *             "service": false,
                     *             "source": "local",
                     *             "roles": [
                     *               {
                     *                 "id": 3,
                     *                 "name": "Menu reader"
                     *               }
                     *             ],
                     *             "lastLoginAt": "2026-11-16T23:30:00.000Z",
                     *             "syncedAt": null,
                     *             "invitedUntil": null,
                     *             "version": 2,
                     *             "createdAt": "2026-09-01T08:00:00.000Z",
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["StaffPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wu Tao",
                 *       "nameZh": "吴涛",
                 *       "email": "wu.tao@school.example",
                 *       "type": "staff",
                 *       "gender": "male",
                 *       "service": false,
                 *       "invite": true
                 *     }
                 */
                "application/json": components["schemas"]["StaffCreate"];
            };
        };
        responses: {
            200: components["responses"]["Staff"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, nameZh, email, type, gender, enabled, source, lastLoginAt, syncedAt, createdAt, updatedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin (whole or initials), or of an address */
                search?: string;
                type?: components["schemas"]["StaffType"];
                enabled?: boolean;
                /** @description Only accounts that have this role */
                roleId?: components["schemas"]["Id"];
                gender?: components["schemas"]["Gender"];
                source?: components["schemas"]["StaffSource"];
                /** @description true for accounts that never signed in */
                neverSignedIn?: boolean;
                /** @description true for service accounts, false for people */
                service?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffCounts"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.roleOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Administrator",
                     *           "enabled": true,
                     *           "builtin": true,
                     *           "mayGive": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.signInFailures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignInFailures"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "name": "Wu Tao",
                 *           "nameZh": "吴涛",
                 *           "email": "wu.tao@school.example",
                 *           "type": "staff",
                 *           "gender": "male",
                 *           "roles": [
                 *             "Menu reader"
                 *           ],
                 *           "line": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StaffImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "staff.import",
                     *         "state": "Running",
                     *         "dryRun": true,
                     *         "total": 1,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "name": "Li Na",
                 *       "nameZh": "李娜",
                 *       "email": "office@school.example",
                 *       "type": "staff",
                 *       "gender": "female"
                 *     }
                 */
                "application/json": components["schemas"]["StaffUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Staff"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.setRoles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleIds": [
                 *         3
                 *       ],
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["StaffRoles"];
            };
        };
        responses: {
            200: components["responses"]["Staff"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.addRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.removeRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.rolesImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleIds": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StaffRoleIds"];
            };
        };
        responses: {
            200: components["responses"]["Impact"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 3,
                     *         "name": "Li Na",
                     *         "nameZh": "李娜",
                     *         "email": "office@school.example",
                     *         "type": "staff",
                     *         "gender": "female",
                     *         "enabled": false,
                     *         "service": false,
                     *         "source": "local",
                     *         "roles": [
                     *           {
                     *             "id": 3,
                     *             "name": "Menu reader"
                     *           }
                     *         ],
                     *         "lastLoginAt": "2026-11-16T23:30:00.000Z",
                     *         "syncedAt": null,
                     *         "invitedUntil": null,
                     *         "version": 2,
                     *         "createdAt": "2026-09-01T08:00:00.000Z",
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Staff"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 3,
                     *         "name": "Li Na",
                     *         "nameZh": "李娜",
                     *         "email": "office@school.example",
                     *         "type": "staff",
                     *         "gender": "female",
                     *         "enabled": true,
                     *         "service": false,
                     *         "source": "local",
                     *         "roles": [
                     *           {
                     *             "id": 3,
                     *             "name": "Menu reader"
                     *           }
                     *         ],
                     *         "lastLoginAt": null,
                     *         "syncedAt": null,
                     *         "invitedUntil": "2026-11-20T07:36:00.000Z",
                     *         "version": 2,
                     *         "createdAt": "2026-09-01T08:00:00.000Z",
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Staff"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.endSessions": {
        parameters: {
            query?: {
                /** @description true leaves the API tokens of the account as they are */
                keepTokens?: boolean;
            };
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionsEnded"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.resetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.exportPerson": {
        parameters: {
            query?: {
                /** @description `html` opens in any browser and can be read by anybody; `json` is the same for programs */
                format?: "html" | "json";
            };
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the caller's language; streamed */
            200: {
                headers: {
                    /** @description attachment, with a name */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.erasure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Erasure"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Li Na"
                 *     }
                 */
                "application/json": components["schemas"]["PersonErase"];
            };
        };
        responses: {
            200: components["responses"]["ErasureDone"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.menus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "parentId": 1,
                     *           "type": "MENU",
                     *           "name": "Menus",
                     *           "nameZh": "菜单管理",
                     *           "path": "/upms/menu",
                     *           "icon": "list-tree",
                     *           "code": "upms:menu",
                     *           "isExternalPath": 0,
                     *           "openTarget": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AvailableMenu"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 4,
                     *           "name": "Nightly export",
                     *           "start": "isb_7fGk",
                     *           "scopes": [
                     *             "upms:menu"
                     *           ],
                     *           "acts": false,
                     *           "state": "Active",
                     *           "createdAt": "2026-11-17T07:36:00.000Z",
                     *           "expiresAt": "2027-08-01T00:00:00.000Z",
                     *           "lastUsedAt": null,
                     *           "revokedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ApiToken"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.createToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mobile app",
                 *       "scopes": [
                 *         "upms:menu"
                 *       ],
                 *       "expiresAt": "2027-08-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            200: components["responses"]["NewApiToken"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "staff.revokeToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
                tokenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "access.explain": {
        parameters: {
            query: {
                staffId: components["schemas"]["Id"];
                /** @description A permission code */
                code?: string;
                /** @description A node of the tree */
                menuId?: components["schemas"]["Id"];
                /** @description A route path, such as /venue */
                path?: string;
                /** @description An operation of the contract, such as menus.sort */
                operation?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Explanation"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": "the one I have had so far",
                 *       "password": "a long walk in the rain"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Ended"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "current": true,
                     *           "startedAt": "2026-11-17T07:30:00.000Z",
                     *           "lastSeenAt": "2026-11-17T07:36:00.000Z",
                     *           "expiresAt": "2026-11-17T19:30:00.000Z",
                     *           "address": "192.0.2.7",
                     *           "userAgent": "Mozilla/5.0"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["OwnSession"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.endOtherSessions": {
        parameters: {
            query?: {
                /** @description true keeps your API tokens */
                keepTokens?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionsEnded"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 4,
                     *           "name": "Nightly export",
                     *           "start": "isb_7fGk",
                     *           "scopes": [
                     *             "upms:menu"
                     *           ],
                     *           "acts": false,
                     *           "state": "Active",
                     *           "createdAt": "2026-11-17T07:36:00.000Z",
                     *           "expiresAt": "2027-08-01T00:00:00.000Z",
                     *           "lastUsedAt": null,
                     *           "revokedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ApiToken"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.createToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly export",
                 *       "scopes": [
                 *         "upms:menu"
                 *       ],
                 *       "expiresAt": "2027-08-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            200: components["responses"]["NewApiToken"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.revokeToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactor"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.confirmApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["AppCode"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.beginApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewApp"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.removeApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.beginPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyAsked"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.addPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *       "name": "Chrome on Windows",
                 *       "passkey": {
                 *         "id": "c2Nob29s",
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyMade"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.removePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.newRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.beginStepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactorAsked"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "account.stepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *       "kind": "app",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorAnswer"];
            };
        };
        responses: {
            200: components["responses"]["SteppedUp"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "audit.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: at, id, staffName, operation */
                sort?: string;
                /** @description Who did it */
                staffId?: components["schemas"]["Id"];
                /** @description An operation, or a module by its name */
                operation?: string;
                /** @description An operation, or a module by its name, to leave out: auth leaves out sign-ins */
                without?: string;
                /** @description Changes, sign-ins and exports, or refusals */
                kind?: components["schemas"]["AuditKind"];
                /** @description menu, role, staff … */
                entity?: string;
                /** @description With entity */
                entityId?: components["schemas"]["Id"];
                /** @description at on this day or later, in the school’s time zone */
                from?: string;
                /** @description at on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 91,
                     *             "at": "2026-11-17T07:36:00.000Z",
                     *             "staffId": 1,
                     *             "staffName": "He Jing",
                     *             "address": "192.0.2.7",
                     *             "token": null,
                     *             "requestId": "req-1k",
                     *             "operation": "menus.update",
                     *             "refused": null,
                     *             "rowCount": 1,
                     *             "undoable": true,
                     *             "rows": [
                     *               {
                     *                 "entity": "menu",
                     *                 "id": 2,
                     *                 "label": "Menus",
                     *                 "before": {
                     *                   "name": "Menus"
                     *                 },
                     *                 "after": {
                     *                   "name": "Permission tree"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AuditPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "audit.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: at, id, staffName, operation */
                sort?: string;
                /** @description Who did it */
                staffId?: components["schemas"]["Id"];
                /** @description An operation, or a module by its name */
                operation?: string;
                /** @description An operation, or a module by its name, to leave out: auth leaves out sign-ins */
                without?: string;
                /** @description Changes, sign-ins and exports, or refusals */
                kind?: components["schemas"]["AuditKind"];
                /** @description menu, role, staff … */
                entity?: string;
                /** @description With entity */
                entityId?: components["schemas"]["Id"];
                /** @description at on this day or later, in the school’s time zone */
                from?: string;
                /** @description at on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "audit.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuditEntry"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "audit.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Undone"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "config.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StandingConfiguration"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "config.plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "configuration": {
                 *         "roles": [
                 *           {
                 *             "name": "Menu reader",
                 *             "description": "Looks at the menus",
                 *             "permissions": [
                 *               "upms:menu"
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "prune": false
                 *     }
                 */
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            200: components["responses"]["Plan"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "config.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": {
                 *         "format": 1,
                 *         "madeAt": "2026-11-17T07:36:00.000Z",
                 *         "steps": [
                 *           {
                 *             "kind": "role",
                 *             "key": "Menu reader",
                 *             "action": "change",
                 *             "before": {
                 *               "permissions": [
                 *                 "upms"
                 *               ]
                 *             },
                 *             "after": {
                 *               "permissions": [
                 *                 "upms",
                 *                 "upms:menu"
                 *               ]
                 *             }
                 *           }
                 *         ],
                 *         "problems": [],
                 *         "remarks": [],
                 *         "counts": {
                 *           "create": 0,
                 *           "change": 1,
                 *           "remove": 0
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplyRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "config.apply",
                     *         "state": "Running",
                     *         "dryRun": false,
                     *         "total": 1,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "events.stream": {
        parameters: {
            query?: {
                /** @description How many milliseconds ago the reader began to read what the news are about. What has happened since is told first */
                age?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Events as text/event-stream. A comment every 4 seconds says that the line is alive. `event: access` asks to read
             *     auth.me and auth.menus anew; `event: change` names in its data the module whose lists are worth reading anew, or none for
             *     all of them. Behind the module stand the ids (X-Request-Id) of the requests that changed its records, each after a space,
             *     unless something else has changed them too: who made them all need not read anew. `event: end` comes before the server
             *     closes the stream of a session that is over.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "settings.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Settings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "settings.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "schoolName": "Riverside International School",
                 *       "schoolNameZh": "河滨国际学校",
                 *       "timeZone": "Asia/Shanghai",
                 *       "nameOrder": "GivenFirst",
                 *       "help": "IT help desk, ext. 2100",
                 *       "helpZh": "信息技术服务台，分机 2100",
                 *       "appLink": "https://app.school.example/open?kind={entity}&id={id}"
                 *     }
                 */
                "application/json": components["schemas"]["SettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Settings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "retention.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RetentionSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "retention.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "healthDays": 0,
                 *       "absenceMonths": 60,
                 *       "mailDays": 30,
                 *       "signInDays": 90,
                 *       "reportDays": 90,
                 *       "auditMonths": 24,
                 *       "twoPeople": false
                 *     }
                 */
                "application/json": components["schemas"]["RetentionSettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["RetentionSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "retention.tidyUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TidiedUp"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "outbox.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: id, kind, recipient, state, attempts, dueAt, createdAt, sentAt */
                sort?: string;
                /** @description A part of the recipient's address */
                search?: string;
                state?: components["schemas"]["MailState"];
                kind?: components["schemas"]["MailKind"];
                /** @description true for emails that failed, or are still waiting after they were due */
                stuck?: boolean;
                /** @description createdAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description createdAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 41,
                     *             "kind": "invitation",
                     *             "recipient": "wu.tao@school.example",
                     *             "subject": "",
                     *             "state": "Pending",
                     *             "attempts": 2,
                     *             "dueAt": "2026-11-17T07:42:00.000Z",
                     *             "fault": "unreachable",
                     *             "lastError": "connect ECONNREFUSED 192.0.2.25:587",
                     *             "entity": "staff",
                     *             "entityId": 52,
                     *             "hasText": true,
                     *             "goodUntil": "2026-11-20T07:36:00.000Z",
                     *             "createdAt": "2026-11-17T07:36:00.000Z",
                     *             "sentAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MailPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "outbox.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: id, kind, recipient, state, attempts, dueAt, createdAt, sentAt */
                sort?: string;
                /** @description A part of the recipient's address */
                search?: string;
                state?: components["schemas"]["MailState"];
                kind?: components["schemas"]["MailKind"];
                /** @description true for emails that failed, or are still waiting after they were due */
                stuck?: boolean;
                /** @description createdAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description createdAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "outbox.counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailCounts"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "outbox.setUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailSetUp"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "outbox.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Mail"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "outbox.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 41,
                     *         "kind": "invitation",
                     *         "recipient": "wu.tao@school.example",
                     *         "subject": "",
                     *         "state": "Pending",
                     *         "attempts": 0,
                     *         "dueAt": "2026-11-17T07:42:00.000Z",
                     *         "fault": null,
                     *         "lastError": "",
                     *         "entity": "staff",
                     *         "entityId": 52,
                     *         "hasText": true,
                     *         "goodUntil": "2026-11-20T07:36:00.000Z",
                     *         "createdAt": "2026-11-17T07:36:00.000Z",
                     *         "sentAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Mail"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "runs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "menus.import",
                     *         "state": "Done",
                     *         "dryRun": false,
                     *         "total": 85,
                     *         "done": 85,
                     *         "counts": {
                     *           "created": 85
                     *         },
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": "2026-11-17T07:36:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "runs.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "menus.import",
                     *         "state": "Cancelled",
                     *         "dryRun": false,
                     *         "total": 85,
                     *         "done": 40,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": "2026-11-17T07:36:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "files.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The bytes of a JPEG, PNG or WebP of at most 10 MB (10,485,760 bytes) and 52 megapixels (26 of 16 bits a color, 16 of a
         *     progressive JPEG or an interlaced PNG), and nothing around them. Their type is read from the bytes themselves. Only the pixels are kept: turned upright, at most 1600 px a side, encoded anew, of an animation
         *     the first frame.
         */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: components["responses"]["StoredImage"];
            400: components["responses"]["Failed"];
            /** @description The file is larger than the limit, which the message names */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 1,
                     *       "message": "The file is larger than 10 MB",
                     *       "reason": "FILE_TOO_LARGE"
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    "queues.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "code": "bike:rent",
                     *           "waiting": 12,
                     *           "recent": 9,
                     *           "late": 1,
                     *           "oldestAt": "2026-11-13T00:10:00.000Z",
                     *           "oldest": "Emma Larsen, B-031"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Queue"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: number, id, brand, location, status, updatedAt */
                sort?: string;
                /** @description Part of a number, a brand or a place; of a person's name in English, Chinese or pinyin */
                search?: string;
                status?: components["schemas"]["BikeStatus"];
                location?: components["schemas"]["BikeLocation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 12,
                     *             "number": "B-012",
                     *             "brand": "Giant Escape 3",
                     *             "location": "East gate rack",
                     *             "pictureId": 7,
                     *             "status": "Available",
                     *             "note": "",
                     *             "rent": null,
                     *             "version": 3,
                     *             "createdAt": "2026-09-01T08:00:00.000Z",
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BikePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "B-012",
                 *       "brand": "Giant Escape 3",
                 *       "location": "East gate rack",
                 *       "pictureId": 7
                 *     }
                 */
                "application/json": components["schemas"]["BikeCreate"];
            };
        };
        responses: {
            200: components["responses"]["Bike"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: number, id, brand, location, status, updatedAt */
                sort?: string;
                /** @description Part of a number, a brand or a place; of a person's name in English, Chinese or pinyin */
                search?: string;
                status?: components["schemas"]["BikeStatus"];
                location?: components["schemas"]["BikeLocation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "number": "B-012",
                 *           "brand": "Giant Escape 3",
                 *           "location": "East gate rack",
                 *           "line": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BikeImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "bike.import",
                     *         "state": "Running",
                     *         "dryRun": true,
                     *         "total": 1,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.options": {
        parameters: {
            query?: {
                /** @description Part of a number, a brand or a place */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "number": "B-012",
                     *           "brand": "Giant Escape 3",
                     *           "location": "East gate rack",
                     *           "pictureId": 7
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BikeOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         "East gate rack",
                     *         "Library rack"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BikeLocation"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.people": {
        parameters: {
            query: {
                search: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "type": "student",
                     *           "email": "zhou.yichen@school.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["PersonOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.allowance": {
        parameters: {
            query?: {
                personId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BikeAllowance"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BikeSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "maxRents": 1,
                 *       "rentalDays": 7,
                 *       "feedPublic": false
                 *     }
                 */
                "application/json": components["schemas"]["BikeSettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BikeSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.feed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feed: "gbfs.json" | "system_information.json" | "vehicle_types.json" | "station_information.json" | "station_status.json";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A GBFS 3.0 file as the specification defines it, without an envelope; anyone can fetch it from anywhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "last_updated": "2026-11-17T07:36:00Z",
                     *       "ttl": 60,
                     *       "version": "3.0",
                     *       "data": {
                     *         "stations": []
                     *       }
                     *     }
                     */
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bike"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "number": "B-012",
                 *       "brand": "Giant Escape 3",
                 *       "location": "East gate rack",
                 *       "pictureId": 7
                 *     }
                 */
                "application/json": components["schemas"]["BikeUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Bike"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.startMaintenance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Brakes"
                 *     }
                 */
                "application/json": components["schemas"]["BikeNote"];
            };
        };
        responses: {
            200: components["responses"]["Bike"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.endMaintenance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bike"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bike"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.undoReturnBike": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bikeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bike"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.listRents": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: requestedAt, id, bike, person, confirmation, decidedAt, dueOn, returnedAt */
                sort?: string;
                /** @description Part of a number, a brand or a place; of a person's name in English, Chinese or pinyin */
                search?: string;
                confirmation?: components["schemas"]["Confirmation"];
                /** @description true for confirmed rents whose bike is still out */
                out?: boolean;
                /** @description true for those past their due day */
                overdue?: boolean;
                bikeId?: components["schemas"]["Id"];
                personId?: components["schemas"]["Id"];
                /** @description requestedAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description requestedAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 301,
                     *             "bike": {
                     *               "id": 12,
                     *               "number": "B-012",
                     *               "brand": "Giant Escape 3",
                     *               "location": "East gate rack",
                     *               "pictureId": 7
                     *             },
                     *             "person": {
                     *               "id": 41,
                     *               "name": "Zhou Yichen",
                     *               "nameZh": "周逸晨",
                     *               "type": "student"
                     *             },
                     *             "submittedBy": null,
                     *             "requestedAt": "2026-11-16T22:58:00.000Z",
                     *             "note": "",
                     *             "confirmation": "Pending",
                     *             "decidedBy": null,
                     *             "decidedAt": null,
                     *             "reason": "",
                     *             "dueOn": null,
                     *             "returnedAt": null,
                     *             "overdue": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RentPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.requestRent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bikeId": 12,
                 *       "personId": 41
                 *     }
                 */
                "application/json": components["schemas"]["RentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Rent"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.exportRents": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: requestedAt, id, bike, person, confirmation, decidedAt, dueOn, returnedAt */
                sort?: string;
                /** @description Part of a number, a brand or a place; of a person's name in English, Chinese or pinyin */
                search?: string;
                confirmation?: components["schemas"]["Confirmation"];
                /** @description true for confirmed rents whose bike is still out */
                out?: boolean;
                /** @description true for those past their due day */
                overdue?: boolean;
                bikeId?: components["schemas"]["Id"];
                personId?: components["schemas"]["Id"];
                /** @description requestedAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description requestedAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.myRents": {
        parameters: {
            query?: {
                /** @description Only records with a lower id than this */
                before?: components["parameters"]["Before"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 301,
                     *           "bike": {
                     *             "id": 12,
                     *             "number": "B-012",
                     *             "brand": "Giant Escape 3",
                     *             "location": "East gate rack",
                     *             "pictureId": 7
                     *           },
                     *           "person": {
                     *             "id": 41,
                     *             "name": "Zhou Yichen",
                     *             "nameZh": "周逸晨",
                     *             "type": "student"
                     *           },
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-16T22:58:00.000Z",
                     *           "note": "",
                     *           "confirmation": "Pending",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "dueOn": null,
                     *           "returnedAt": null,
                     *           "overdue": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Rent"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.getRent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rent"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.confirmRent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rent"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.rejectRent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bike has a flat tyre"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            200: components["responses"]["Rent"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.cancelRent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rent"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.undoRent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rent"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.rentHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                rentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.listReturns": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: requestedAt, id, bike, person, confirmation, decidedAt, dueOn */
                sort?: string;
                /** @description Part of a number, a brand or a place; of a person's name in English, Chinese or pinyin */
                search?: string;
                confirmation?: components["schemas"]["Confirmation"];
                bikeId?: components["schemas"]["Id"];
                personId?: components["schemas"]["Id"];
                /** @description requestedAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description requestedAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 88,
                     *             "rentId": 301,
                     *             "bike": {
                     *               "id": 12,
                     *               "number": "B-012",
                     *               "brand": "Giant Escape 3",
                     *               "location": "East gate rack",
                     *               "pictureId": 7
                     *             },
                     *             "person": {
                     *               "id": 41,
                     *               "name": "Zhou Yichen",
                     *               "nameZh": "周逸晨",
                     *               "type": "student"
                     *             },
                     *             "submittedBy": null,
                     *             "requestedAt": "2026-11-20T07:12:00.000Z",
                     *             "note": "Left at the library rack",
                     *             "confirmation": "Pending",
                     *             "decidedBy": null,
                     *             "decidedAt": null,
                     *             "reason": "",
                     *             "dueOn": "2026-11-24",
                     *             "overdue": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BikeReturnPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.requestReturn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rentId": 301,
                 *       "note": "Left at the library rack"
                 *     }
                 */
                "application/json": components["schemas"]["ReturnRequest"];
            };
        };
        responses: {
            200: components["responses"]["BikeReturn"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.exportReturns": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: requestedAt, id, bike, person, confirmation, decidedAt, dueOn */
                sort?: string;
                /** @description Part of a number, a brand or a place; of a person's name in English, Chinese or pinyin */
                search?: string;
                confirmation?: components["schemas"]["Confirmation"];
                bikeId?: components["schemas"]["Id"];
                personId?: components["schemas"]["Id"];
                /** @description requestedAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description requestedAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.myReturns": {
        parameters: {
            query?: {
                /** @description Only records with a lower id than this */
                before?: components["parameters"]["Before"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 88,
                     *           "rentId": 301,
                     *           "bike": {
                     *             "id": 12,
                     *             "number": "B-012",
                     *             "brand": "Giant Escape 3",
                     *             "location": "East gate rack",
                     *             "pictureId": 7
                     *           },
                     *           "person": {
                     *             "id": 41,
                     *             "name": "Zhou Yichen",
                     *             "nameZh": "周逸晨",
                     *             "type": "student"
                     *           },
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-20T07:12:00.000Z",
                     *           "note": "Left at the library rack",
                     *           "confirmation": "Pending",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "dueOn": "2026-11-24",
                     *           "overdue": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BikeReturn"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.getReturn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BikeReturn"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.confirmReturn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BikeReturn"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.rejectReturn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bike has a flat tyre"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            200: components["responses"]["BikeReturn"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.cancelReturn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BikeReturn"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.undoReturn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BikeReturn"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bike.returnHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: submittedAt, id, applicantName, type, plate, driverName, studentName, status, decidedAt, validFrom, expiresOn, updatedAt */
                sort?: string;
                /** @description Part of a plate in any spelling, a name or an address */
                search?: string;
                status?: components["schemas"]["PassStatus"];
                type?: components["schemas"]["PassType"];
                /** @description true for valid passes that expire within the days of notice */
                expiring?: boolean;
                personId?: components["schemas"]["Id"];
                /** @description submittedAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description submittedAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 77,
                     *             "person": {
                     *               "id": 52,
                     *               "name": "Zhou Lin",
                     *               "nameZh": "周琳",
                     *               "type": "parent"
                     *             },
                     *             "submittedBy": null,
                     *             "applicantName": "Zhou Lin",
                     *             "email": "zhou.lin@family.example",
                     *             "phone": "13800138000",
                     *             "type": "parent",
                     *             "department": "",
                     *             "plate": "沪A·12345",
                     *             "brand": "Volvo",
                     *             "model": "XC60",
                     *             "color": "white",
                     *             "driverName": "Zhou Lin",
                     *             "driverPhone": "13800138000",
                     *             "grade": "Grade 10",
                     *             "studentName": "Zhou Yichen",
                     *             "certificateId": 21,
                     *             "signatureId": 22,
                     *             "status": "Valid",
                     *             "reason": "",
                     *             "submittedAt": "2026-11-16T22:58:00.000Z",
                     *             "decidedBy": {
                     *               "id": 9,
                     *               "name": "Wu Tao",
                     *               "nameZh": "吴涛",
                     *               "type": "staff"
                     *             },
                     *             "decidedAt": "2026-11-17T00:10:00.000Z",
                     *             "validFrom": "2026-11-17",
                     *             "expiresOn": "2027-07-31",
                     *             "version": 2,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["PassPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicantName": "Zhou Lin",
                 *       "email": "zhou.lin@family.example",
                 *       "phone": "13800138000",
                 *       "type": "parent",
                 *       "plate": "沪A·12345",
                 *       "brand": "Volvo",
                 *       "model": "XC60",
                 *       "color": "white",
                 *       "driverName": "Zhou Lin",
                 *       "driverPhone": "13800138000",
                 *       "grade": "Grade 10",
                 *       "studentName": "Zhou Yichen",
                 *       "certificateId": 21,
                 *       "signatureId": 22
                 *     }
                 */
                "application/json": components["schemas"]["PassCreate"];
            };
        };
        responses: {
            200: components["responses"]["Pass"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: submittedAt, id, applicantName, type, plate, driverName, studentName, status, decidedAt, validFrom, expiresOn, updatedAt */
                sort?: string;
                /** @description Part of a plate in any spelling, a name or an address */
                search?: string;
                status?: components["schemas"]["PassStatus"];
                type?: components["schemas"]["PassType"];
                /** @description true for valid passes that expire within the days of notice */
                expiring?: boolean;
                personId?: components["schemas"]["Id"];
                /** @description submittedAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description submittedAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.people": {
        parameters: {
            query: {
                search: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "type": "student",
                     *           "email": "zhou.yichen@school.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["PersonOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.check": {
        parameters: {
            query: {
                plate: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GateCheck"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.gate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Gate"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "yearEnds": "07-31",
                 *       "noticeDays": 30
                 *     }
                 */
                "application/json": components["schemas"]["VehicleSettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["VehicleSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.mine": {
        parameters: {
            query?: {
                /** @description Only records with a lower id than this */
                before?: components["parameters"]["Before"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 77,
                     *           "person": {
                     *             "id": 52,
                     *             "name": "Zhou Lin",
                     *             "nameZh": "周琳",
                     *             "type": "parent"
                     *           },
                     *           "submittedBy": null,
                     *           "applicantName": "Zhou Lin",
                     *           "email": "zhou.lin@family.example",
                     *           "phone": "13800138000",
                     *           "type": "parent",
                     *           "department": "",
                     *           "plate": "沪A·12345",
                     *           "brand": "Volvo",
                     *           "model": "XC60",
                     *           "color": "white",
                     *           "driverName": "Zhou Lin",
                     *           "driverPhone": "13800138000",
                     *           "grade": "Grade 10",
                     *           "studentName": "Zhou Yichen",
                     *           "certificateId": 21,
                     *           "signatureId": 22,
                     *           "status": "Valid",
                     *           "reason": "",
                     *           "submittedAt": "2026-11-16T22:58:00.000Z",
                     *           "decidedBy": {
                     *             "id": 9,
                     *             "name": "Wu Tao",
                     *             "nameZh": "吴涛",
                     *             "type": "staff"
                     *           },
                     *           "decidedAt": "2026-11-17T00:10:00.000Z",
                     *           "validFrom": "2026-11-17",
                     *           "expiresOn": "2027-07-31",
                     *           "version": 2,
                     *           "updatedAt": "2026-11-17T07:36:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Pass"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pass"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plate": "沪A·12346",
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["PassUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Pass"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.signature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expiresOn": "2027-07-31"
                 *     }
                 */
                "application/json": components["schemas"]["PassDays"];
            };
        };
        responses: {
            200: components["responses"]["Pass"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The certificate cannot be read"
                 *     }
                 */
                "application/json": components["schemas"]["PassReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 77,
                     *         "person": {
                     *           "id": 52,
                     *           "name": "Zhou Lin",
                     *           "nameZh": "周琳",
                     *           "type": "parent"
                     *         },
                     *         "submittedBy": null,
                     *         "applicantName": "Zhou Lin",
                     *         "email": "zhou.lin@family.example",
                     *         "phone": "13800138000",
                     *         "type": "parent",
                     *         "department": "",
                     *         "plate": "沪A·12345",
                     *         "brand": "Volvo",
                     *         "model": "XC60",
                     *         "color": "white",
                     *         "driverName": "Zhou Lin",
                     *         "driverPhone": "13800138000",
                     *         "grade": "Grade 10",
                     *         "studentName": "Zhou Yichen",
                     *         "certificateId": 21,
                     *         "signatureId": 22,
                     *         "status": "Rejected",
                     *         "reason": "The certificate cannot be read",
                     *         "submittedAt": "2026-11-16T22:58:00.000Z",
                     *         "decidedBy": {
                     *           "id": 9,
                     *           "name": "Wu Tao",
                     *           "nameZh": "吴涛",
                     *           "type": "staff"
                     *         },
                     *         "decidedAt": "2026-11-17T00:10:00.000Z",
                     *         "validFrom": null,
                     *         "expiresOn": null,
                     *         "version": 2,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Pass"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pass"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The car was sold"
                 *     }
                 */
                "application/json": components["schemas"]["PassReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 77,
                     *         "person": {
                     *           "id": 52,
                     *           "name": "Zhou Lin",
                     *           "nameZh": "周琳",
                     *           "type": "parent"
                     *         },
                     *         "submittedBy": null,
                     *         "applicantName": "Zhou Lin",
                     *         "email": "zhou.lin@family.example",
                     *         "phone": "13800138000",
                     *         "type": "parent",
                     *         "department": "",
                     *         "plate": "沪A·12345",
                     *         "brand": "Volvo",
                     *         "model": "XC60",
                     *         "color": "white",
                     *         "driverName": "Zhou Lin",
                     *         "driverPhone": "13800138000",
                     *         "grade": "Grade 10",
                     *         "studentName": "Zhou Yichen",
                     *         "certificateId": 21,
                     *         "signatureId": 22,
                     *         "status": "Cancelled",
                     *         "reason": "The car was sold",
                     *         "submittedAt": "2026-11-16T22:58:00.000Z",
                     *         "decidedBy": {
                     *           "id": 9,
                     *           "name": "Wu Tao",
                     *           "nameZh": "吴涛",
                     *           "type": "staff"
                     *         },
                     *         "decidedAt": "2026-11-17T00:10:00.000Z",
                     *         "validFrom": "2026-11-17",
                     *         "expiresOn": "2027-07-31",
                     *         "version": 2,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Pass"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.renew": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expiresOn": "2027-07-31"
                 *     }
                 */
                "application/json": components["schemas"]["PassDays"];
            };
        };
        responses: {
            200: components["responses"]["Pass"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "vehicle.code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PassCode"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.days": {
        parameters: {
            query: {
                from: string;
                to: string;
                /** @description Without it, only what applies to everyone counts */
                division?: components["schemas"]["Division"];
                /** @description The code of a grade */
                grade?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "day": "2026-10-10",
                     *           "morning": {
                     *             "lessons": {
                     *               "yes": true,
                     *               "reason": "MakeUp",
                     *               "name": "Make-up day for National Day",
                     *               "nameZh": "国庆节补班"
                     *             },
                     *             "campus": {
                     *               "yes": true,
                     *               "reason": "MakeUp",
                     *               "name": "Make-up day for National Day",
                     *               "nameZh": "国庆节补班"
                     *             },
                     *             "runsAs": "Wednesday"
                     *           },
                     *           "afternoon": {
                     *             "lessons": {
                     *               "yes": true,
                     *               "reason": "MakeUp",
                     *               "name": "Make-up day for National Day",
                     *               "nameZh": "国庆节补班"
                     *             },
                     *             "campus": {
                     *               "yes": true,
                     *               "reason": "MakeUp",
                     *               "name": "Make-up day for National Day",
                     *               "nameZh": "国庆节补班"
                     *             },
                     *             "runsAs": "Wednesday"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SchoolDay"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: startsOn, id, name, kind */
                sort?: string;
                /** @description Words that a record must hold, each anywhere */
                search?: string;
                kind?: components["schemas"]["DayKind"];
                /** @description Those that touch this school year */
                yearId?: components["schemas"]["Id"];
                /** @description endsOn on this day or later, in the school’s time zone */
                from?: string;
                /** @description endsOn on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 12,
                     *             "kind": "Holiday",
                     *             "name": "National Day",
                     *             "nameZh": "国庆节",
                     *             "startsOn": "2026-10-01",
                     *             "endsOn": "2026-10-07",
                     *             "part": "Whole",
                     *             "runsAs": null,
                     *             "divisions": [],
                     *             "grades": [],
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SpecialDayPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: startsOn, id, name, kind */
                sort?: string;
                /** @description Words that a record must hold, each anywhere */
                search?: string;
                kind?: components["schemas"]["DayKind"];
                /** @description Those that touch this school year */
                yearId?: components["schemas"]["Id"];
                /** @description endsOn on this day or later, in the school’s time zone */
                from?: string;
                /** @description endsOn on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dayId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SpecialDay"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                dayId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": [
                 *         {
                 *           "kind": "Holiday",
                 *           "name": "National Day",
                 *           "nameZh": "国庆节",
                 *           "startsOn": "2026-10-01",
                 *           "endsOn": "2026-10-07"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CalendarChange"];
            };
        };
        responses: {
            200: components["responses"]["CalendarPreview"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": [
                 *         {
                 *           "kind": "Holiday",
                 *           "name": "National Day",
                 *           "nameZh": "国庆节",
                 *           "startsOn": "2026-10-01",
                 *           "endsOn": "2026-10-07"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CalendarChange"];
            };
        };
        responses: {
            200: components["responses"]["CalendarChanged"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.readFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "{\"days\":[{\"name\":\"国庆节\",\"date\":\"2026-10-01\",\"isOffDay\":true}]}"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarFile"];
            };
        };
        responses: {
            200: components["responses"]["CalendarProposals"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.ical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file with terms and special days in both languages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file with terms and special days in both languages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "followMakeUp": true,
                 *       "feedPublic": false
                 *     }
                 */
                "application/json": components["schemas"]["CalendarSettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["CalendarSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.listYears": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: startsOn, id, name */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 3,
                     *             "name": "2026-27",
                     *             "startsOn": "2026-08-01",
                     *             "endsOn": "2027-07-31",
                     *             "terms": [
                     *               {
                     *                 "id": 5,
                     *                 "name": "Term 1",
                     *                 "nameZh": "第一学期",
                     *                 "startsOn": "2026-08-17",
                     *                 "endsOn": "2026-12-18",
                     *                 "extra": false,
                     *                 "students": 0
                     *               }
                     *             ],
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SchoolYearPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.exportYears": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: startsOn, id, name */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.getYear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                yearId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolYear"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.yearHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                yearId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.listGrades": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: sort, id, code, name, division */
                sort?: string;
                /** @description Words that a record must hold, each anywhere */
                search?: string;
                division?: components["schemas"]["Division"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 4,
                     *             "code": "G5",
                     *             "name": "Grade 5",
                     *             "nameZh": "五年级",
                     *             "division": "Elementary",
                     *             "sort": 60,
                     *             "uses": {
                     *               "homerooms": 2,
                     *               "students": 41,
                     *               "specialDays": 0
                     *             },
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["GradePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.createGrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "G5",
                 *       "name": "Grade 5",
                 *       "division": "Elementary",
                 *       "nameZh": "五年级",
                 *       "sort": 60
                 *     }
                 */
                "application/json": components["schemas"]["GradeCreate"];
            };
        };
        responses: {
            200: components["responses"]["Grade"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.exportGrades": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: sort, id, code, name, division */
                sort?: string;
                /** @description Words that a record must hold, each anywhere */
                search?: string;
                division?: components["schemas"]["Division"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.getGrade": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Grade"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.updateGrade": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "code": "G5",
                 *       "name": "Grade 5",
                 *       "nameZh": "五年级",
                 *       "division": "Elementary",
                 *       "sort": 60
                 *     }
                 */
                "application/json": components["schemas"]["GradeUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Grade"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.removeGrade": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "calendar.gradeHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: schoolYear, id, name, grade, students, updatedAt */
                sort?: string;
                /** @description Part of a class, a campus, a grade, an address, or the name of who has that address */
                search?: string;
                /** @description Only classes of this year, such as 2026-27 */
                schoolYear?: string;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                /** @description true for classes without the address of a teacher */
                withoutTeacher?: boolean;
                /** @description true for classes with an address that no enabled account has */
                unknownAddress?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 7,
                     *             "schoolYear": "2026-27",
                     *             "campus": "",
                     *             "name": "5A",
                     *             "grade": "G5",
                     *             "division": "Elementary",
                     *             "teacherEmail": "li.na@school.example",
                     *             "assistantEmail": "",
                     *             "dlTeacherEmail": "",
                     *             "teachers": [
                     *               {
                     *                 "email": "li.na@school.example",
                     *                 "name": "Li Na",
                     *                 "nameZh": "李娜"
                     *               }
                     *             ],
                     *             "unknownAddresses": [],
                     *             "students": 22,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["HomeroomPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolYear": "2026-27",
                 *       "name": "5A",
                 *       "campus": "",
                 *       "grade": "G5",
                 *       "division": "Elementary",
                 *       "teacherEmail": "li.na@school.example",
                 *       "assistantEmail": "",
                 *       "dlTeacherEmail": ""
                 *     }
                 */
                "application/json": components["schemas"]["HomeroomCreate"];
            };
        };
        responses: {
            200: components["responses"]["Homeroom"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: schoolYear, id, name, grade, students, updatedAt */
                sort?: string;
                /** @description Part of a class, a campus, a grade, an address, or the name of who has that address */
                search?: string;
                /** @description Only classes of this year, such as 2026-27 */
                schoolYear?: string;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                /** @description true for classes without the address of a teacher */
                withoutTeacher?: boolean;
                /** @description true for classes with an address that no enabled account has */
                unknownAddress?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "schoolYear": "2026-27",
                 *           "name": "5A",
                 *           "grade": "G5",
                 *           "division": "Elementary",
                 *           "teacherEmail": "li.na@school.example",
                 *           "line": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HomeroomImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "homeroom.import",
                     *         "state": "Running",
                     *         "dryRun": true,
                     *         "total": 1,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         "2026-27",
                     *         "2025-26"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ClassYear"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.teachers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         "li.na@school.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Email"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeroomId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Homeroom"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeroomId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "schoolYear": "2026-27",
                 *       "campus": "",
                 *       "name": "5A",
                 *       "grade": "G5",
                 *       "division": "Elementary",
                 *       "teacherEmail": "li.na@school.example",
                 *       "assistantEmail": "",
                 *       "dlTeacherEmail": ""
                 *     }
                 */
                "application/json": components["schemas"]["HomeroomUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Homeroom"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeroomId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                homeroomId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.rollOver": {
        parameters: {
            query?: {
                /** @description The year that ends. Without it, the school year of today */
                fromYear?: components["schemas"]["ClassYear"];
                /** @description true for a new proposal in place of the saved draft. Nothing is saved */
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RollOver"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.planRollOver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fromYear": "2026-27",
                 *       "version": 1,
                 *       "leaving": [
                 *         61
                 *       ],
                 *       "classes": [
                 *         {
                 *           "key": 7,
                 *           "fromId": 7,
                 *           "campus": "",
                 *           "name": "6A",
                 *           "grade": "G6",
                 *           "division": "Middle",
                 *           "teacherEmail": "li.na@school.example",
                 *           "assistantEmail": "",
                 *           "dlTeacherEmail": "",
                 *           "students": [
                 *             41,
                 *             42
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RollOverDraft"];
            };
        };
        responses: {
            200: components["responses"]["RollOver"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.applyRollOver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fromYear": "2026-27",
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["RollOverStep"];
            };
        };
        responses: {
            200: components["responses"]["RollOver"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "homeroom.undoRollOver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fromYear": "2026-27",
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["RollOverStep"];
            };
        };
        responses: {
            200: components["responses"]["RollOver"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, studentNumber, nameZh, grade, division, homeroom, enteredOn, leftOn, createdAt, updatedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, of a number, an address or a class */
                search?: string;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                state?: components["schemas"]["StudentState"];
                /** @description Only students of this class */
                homeroomId?: components["schemas"]["Id"];
                /** @description Only students whose guardian this account is */
                guardianId?: components["schemas"]["Id"];
                /** @description Only students of this extra session */
                termId?: components["schemas"]["Id"];
                /** @description true for students of the school who have no class */
                withoutClass?: boolean;
                /** @description true for students without a guardian who may be told about them */
                withoutGuardian?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 41,
                     *             "studentNumber": "S10041",
                     *             "name": "Zhou Yichen",
                     *             "nameZh": "周逸晨",
                     *             "familyName": "Zhou",
                     *             "givenName": "Yichen",
                     *             "preferredName": "Ethan",
                     *             "gender": "male",
                     *             "email": null,
                     *             "state": "Enrolled",
                     *             "division": "Elementary",
                     *             "grade": "G5",
                     *             "homeroom": {
                     *               "id": 7,
                     *               "name": "5A"
                     *             },
                     *             "enteredOn": "2024-08-19",
                     *             "leftOn": null,
                     *             "guardians": 2,
                     *             "version": 3,
                     *             "createdAt": "2026-09-01T08:00:00.000Z",
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["StudentPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "studentNumber": "S10041",
                 *       "name": "Zhou Yichen",
                 *       "enteredOn": "2024-08-19",
                 *       "nameZh": "周逸晨",
                 *       "familyName": "Zhou",
                 *       "givenName": "Yichen",
                 *       "preferredName": "Ethan",
                 *       "gender": "male",
                 *       "division": "Elementary",
                 *       "grade": "G5",
                 *       "homeroomId": null
                 *     }
                 */
                "application/json": components["schemas"]["StudentCreate"];
            };
        };
        responses: {
            200: components["responses"]["Student"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, studentNumber, nameZh, grade, division, homeroom, enteredOn, leftOn, createdAt, updatedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, of a number, an address or a class */
                search?: string;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                state?: components["schemas"]["StudentState"];
                /** @description Only students of this class */
                homeroomId?: components["schemas"]["Id"];
                /** @description Only students whose guardian this account is */
                guardianId?: components["schemas"]["Id"];
                /** @description Only students of this extra session */
                termId?: components["schemas"]["Id"];
                /** @description true for students of the school who have no class */
                withoutClass?: boolean;
                /** @description true for students without a guardian who may be told about them */
                withoutGuardian?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.exportFamilies": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, studentNumber, nameZh, grade, division, homeroom, enteredOn, leftOn, createdAt, updatedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, of a number, an address or a class */
                search?: string;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                state?: components["schemas"]["StudentState"];
                /** @description Only students of this class */
                homeroomId?: components["schemas"]["Id"];
                /** @description Only students whose guardian this account is */
                guardianId?: components["schemas"]["Id"];
                /** @description Only students of this extra session */
                termId?: components["schemas"]["Id"];
                /** @description true for students of the school who have no class */
                withoutClass?: boolean;
                /** @description true for students without a guardian who may be told about them */
                withoutGuardian?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "from": "2026-08-17",
                 *       "rows": [
                 *         {
                 *           "studentNumber": "S10041",
                 *           "name": "Zhou Yichen",
                 *           "nameZh": "周逸晨",
                 *           "homeroom": "5A",
                 *           "enteredOn": "2024-08-19",
                 *           "guardianName": "Zhou Lan",
                 *           "guardianEmail": "zhou.lan@school.example",
                 *           "relation": "Mother",
                 *           "line": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StudentImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "student.import",
                     *         "state": "Running",
                     *         "dryRun": true,
                     *         "total": 1,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "studentNumber": "S10041",
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "division": "Elementary",
                     *           "grade": "G5",
                     *           "homeroom": {
                     *             "id": 7,
                     *             "name": "5A"
                     *           },
                     *           "mayAct": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Child"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.classOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "name": "5A",
                     *           "schoolYear": "2026-27",
                     *           "campus": "",
                     *           "grade": "G5",
                     *           "division": "Elementary"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ClassOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.guardianOptions": {
        parameters: {
            query: {
                search: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "type": "student",
                     *           "email": "zhou.yichen@school.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["PersonOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Student"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "studentNumber": "S10041",
                 *       "name": "Zhou Yichen",
                 *       "nameZh": "周逸晨",
                 *       "familyName": "Zhou",
                 *       "givenName": "Yichen",
                 *       "preferredName": "Ethan",
                 *       "gender": "male",
                 *       "enteredOn": "2024-08-19"
                 *     }
                 */
                "application/json": components["schemas"]["StudentUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Student"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-12-01",
                 *       "division": "Elementary",
                 *       "grade": "G6",
                 *       "homeroomId": 8
                 *     }
                 */
                "application/json": components["schemas"]["StudentMove"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 41,
                     *         "studentNumber": "S10041",
                     *         "name": "Zhou Yichen",
                     *         "nameZh": "周逸晨",
                     *         "familyName": "Zhou",
                     *         "givenName": "Yichen",
                     *         "preferredName": "Ethan",
                     *         "gender": "male",
                     *         "email": null,
                     *         "state": "Enrolled",
                     *         "division": "Elementary",
                     *         "grade": "G6",
                     *         "homeroom": {
                     *           "id": 8,
                     *           "name": "6A"
                     *         },
                     *         "enteredOn": "2024-08-19",
                     *         "leftOn": null,
                     *         "guardians": 2,
                     *         "version": 3,
                     *         "createdAt": "2026-09-01T08:00:00.000Z",
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Student"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leftOn": "2027-06-18",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["StudentLeave"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 41,
                     *         "studentNumber": "S10041",
                     *         "name": "Zhou Yichen",
                     *         "nameZh": "周逸晨",
                     *         "familyName": "Zhou",
                     *         "givenName": "Yichen",
                     *         "preferredName": "Ethan",
                     *         "gender": "male",
                     *         "email": null,
                     *         "state": "Enrolled",
                     *         "division": "Elementary",
                     *         "grade": "G5",
                     *         "homeroom": {
                     *           "id": 7,
                     *           "name": "5A"
                     *         },
                     *         "enteredOn": "2024-08-19",
                     *         "leftOn": "2027-06-18",
                     *         "guardians": 2,
                     *         "version": 3,
                     *         "createdAt": "2026-09-01T08:00:00.000Z",
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Student"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.stays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "from": "2026-08-17",
                     *           "to": null,
                     *           "division": "Elementary",
                     *           "grade": "G5",
                     *           "homeroom": {
                     *             "id": 7,
                     *             "name": "5A"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Stay"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.family": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Family"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.setGuardian": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
                guardianId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relation": "Mother",
                 *       "contactOrder": 1,
                 *       "maySee": true,
                 *       "mayAct": true,
                 *       "noContact": false
                 *     }
                 */
                "application/json": components["schemas"]["GuardianLink"];
            };
        };
        responses: {
            200: components["responses"]["Family"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.removeGuardian": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
                guardianId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.setContacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
                personId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contacts": [
                 *         {
                 *           "kind": "Phone",
                 *           "value": "+8613800138000",
                 *           "label": ""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Contacts"];
            };
        };
        responses: {
            200: components["responses"]["Family"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "student.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: submittedAt, id, student, startsOn, endsOn, days, grade, division, homeroom, leaveType, updatedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, of a number or a class */
                search?: string;
                leaveType?: components["schemas"]["LeaveType"];
                status?: components["schemas"]["AbsenceStatus"];
                proofWanted?: boolean;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                /** @description Only absences of this student */
                studentId?: components["schemas"]["Id"];
                /** @description Only absences of students who were in this class then */
                homeroomId?: components["schemas"]["Id"];
                /** @description startsOn on this day or later, in the school’s time zone */
                from?: string;
                /** @description startsOn on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 12,
                     *             "student": {
                     *               "id": 41,
                     *               "name": "Zhou Yichen",
                     *               "nameZh": "周逸晨",
                     *               "type": "student"
                     *             },
                     *             "studentNumber": "S10041",
                     *             "division": "Elementary",
                     *             "grade": "G5",
                     *             "homeroom": {
                     *               "id": 7,
                     *               "name": "5A"
                     *             },
                     *             "leaveType": "Sick",
                     *             "startsOn": "2026-11-17",
                     *             "startsHalf": "Morning",
                     *             "endsOn": "2026-11-18",
                     *             "endsHalf": "Morning",
                     *             "days": 1.5,
                     *             "leavesAt": null,
                     *             "returnsAt": null,
                     *             "note": "Fever since last night",
                     *             "symptom": "Fever",
                     *             "proofId": null,
                     *             "proofWanted": false,
                     *             "status": "Normal",
                     *             "submittedBy": {
                     *               "id": 90,
                     *               "name": "Zhou Lan",
                     *               "nameZh": "周岚",
                     *               "type": "parent"
                     *             },
                     *             "submittedAt": "2026-11-16T23:31:00.000Z",
                     *             "way": "App",
                     *             "deletedBy": null,
                     *             "deletedAt": null,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-16T23:31:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AbsencePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leaveType": "Sick",
                 *       "startsOn": "2026-11-17",
                 *       "startsHalf": "Morning",
                 *       "endsOn": "2026-11-18",
                 *       "endsHalf": "Morning",
                 *       "note": "Fever since last night",
                 *       "symptom": "Fever",
                 *       "studentId": 41
                 *     }
                 */
                "application/json": components["schemas"]["AbsenceCreate"];
            };
        };
        responses: {
            200: components["responses"]["Absence"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: submittedAt, id, student, startsOn, endsOn, days, grade, division, homeroom, leaveType, updatedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, of a number or a class */
                search?: string;
                leaveType?: components["schemas"]["LeaveType"];
                status?: components["schemas"]["AbsenceStatus"];
                proofWanted?: boolean;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                /** @description Only absences of this student */
                studentId?: components["schemas"]["Id"];
                /** @description Only absences of students who were in this class then */
                homeroomId?: components["schemas"]["Id"];
                /** @description startsOn on this day or later, in the school’s time zone */
                from?: string;
                /** @description startsOn on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.board": {
        parameters: {
            query?: {
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Board"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.students": {
        parameters: {
            query?: {
                search?: string;
                studentId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "studentNumber": "S10041",
                     *           "grade": "G5",
                     *           "homeroom": {
                     *             "id": 7,
                     *             "name": "5A"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AbsenceStudent"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leaveType": "Sick",
                 *       "startsOn": "2026-11-17",
                 *       "startsHalf": "Morning",
                 *       "endsOn": "2026-11-18",
                 *       "endsHalf": "Morning",
                 *       "note": "Fever since last night",
                 *       "symptom": "Fever",
                 *       "studentId": 41
                 *     }
                 */
                "application/json": components["schemas"]["AbsenceCreate"];
            };
        };
        responses: {
            200: components["responses"]["AbsencePreview"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                office: components["schemas"]["Office"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leaveType": "Sick",
                 *       "startsOn": "2026-11-17",
                 *       "startsHalf": "Morning",
                 *       "endsOn": "2026-11-18",
                 *       "endsHalf": "Morning",
                 *       "note": "Fever since last night",
                 *       "symptom": "Fever",
                 *       "studentId": 41
                 *     }
                 */
                "application/json": components["schemas"]["AbsenceCreate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.mailboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "office": "Nurses",
                     *           "addresses": [
                     *             "nurses@school.example",
                     *             "night.nurse@school.example"
                     *           ],
                     *           "foreign": [],
                     *           "language": "both",
                     *           "details": [
                     *             "LeaveType",
                     *             "Note",
                     *             "Symptom",
                     *             "Times"
                     *           ],
                     *           "version": 1,
                     *           "updatedAt": "2026-11-17T07:36:00.000Z",
                     *           "sent": 72,
                     *           "lastAt": "2026-11-17T07:31:00.000Z",
                     *           "failed": 0,
                     *           "nowhere": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Mailbox"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.setMailbox": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                office: components["schemas"]["Office"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addresses": "nurses@school.example; night.nurse@school.example",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["MailboxUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Mailbox"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AbsenceSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "directorsFrom": 3,
                 *       "proofFrom": 3,
                 *       "attentionPercent": 10,
                 *       "sickInClass": 3,
                 *       "sickWithinDays": 3,
                 *       "guardianDaysBack": 1,
                 *       "homeroomCopy": false,
                 *       "symptoms": "Fever",
                 *       "ownDomains": "school.example"
                 *     }
                 */
                "application/json": components["schemas"]["AbsenceSettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["AbsenceSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "student": {
                     *             "id": 41,
                     *             "name": "Zhou Yichen",
                     *             "nameZh": "周逸晨",
                     *             "type": "student"
                     *           },
                     *           "studentNumber": "S10041",
                     *           "division": "Elementary",
                     *           "grade": "G5",
                     *           "homeroom": {
                     *             "id": 7,
                     *             "name": "5A"
                     *           },
                     *           "leaveType": "Sick",
                     *           "startsOn": "2026-11-17",
                     *           "startsHalf": "Morning",
                     *           "endsOn": "2026-11-18",
                     *           "endsHalf": "Morning",
                     *           "days": 1.5,
                     *           "leavesAt": null,
                     *           "returnsAt": null,
                     *           "note": "Fever since last night",
                     *           "symptom": "Fever",
                     *           "proofId": null,
                     *           "proofWanted": false,
                     *           "status": "Normal",
                     *           "submittedBy": {
                     *             "id": 90,
                     *             "name": "Zhou Lan",
                     *             "nameZh": "周岚",
                     *             "type": "parent"
                     *           },
                     *           "submittedAt": "2026-11-16T23:31:00.000Z",
                     *           "way": "App",
                     *           "deletedBy": null,
                     *           "deletedAt": null,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-16T23:31:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Absence"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leaveType": "Sick",
                 *       "startsOn": "2026-11-17",
                 *       "startsHalf": "Morning",
                 *       "endsOn": "2026-11-18",
                 *       "endsHalf": "Morning",
                 *       "note": "Fever since last night",
                 *       "symptom": "Fever",
                 *       "studentId": 41
                 *     }
                 */
                "application/json": components["schemas"]["AbsenceSubmit"];
            };
        };
        responses: {
            200: components["responses"]["Absence"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                absenceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 12,
                     *         "student": {
                     *           "id": 41,
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "type": "student"
                     *         },
                     *         "studentNumber": "S10041",
                     *         "division": "Elementary",
                     *         "grade": "G5",
                     *         "homeroom": {
                     *           "id": 7,
                     *           "name": "5A"
                     *         },
                     *         "leaveType": "Sick",
                     *         "startsOn": "2026-11-17",
                     *         "startsHalf": "Morning",
                     *         "endsOn": "2026-11-18",
                     *         "endsHalf": "Morning",
                     *         "days": 1.5,
                     *         "leavesAt": null,
                     *         "returnsAt": null,
                     *         "note": "Fever since last night",
                     *         "symptom": "Fever",
                     *         "proofId": null,
                     *         "proofWanted": false,
                     *         "status": "Deleted",
                     *         "submittedBy": {
                     *           "id": 90,
                     *           "name": "Zhou Lan",
                     *           "nameZh": "周岚",
                     *           "type": "parent"
                     *         },
                     *         "submittedAt": "2026-11-16T23:31:00.000Z",
                     *         "way": "App",
                     *         "deletedBy": null,
                     *         "deletedAt": "2026-11-17T07:40:00.000Z",
                     *         "version": 1,
                     *         "updatedAt": "2026-11-16T23:31:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Absence"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                absenceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Absence"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                absenceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "leaveType": "Sick",
                 *       "startsOn": "2026-11-17",
                 *       "startsHalf": "Morning",
                 *       "endsOn": "2026-11-18",
                 *       "endsHalf": "Morning",
                 *       "note": "Fever since last night",
                 *       "symptom": "Fever"
                 *     }
                 */
                "application/json": components["schemas"]["AbsenceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Absence"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                absenceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 12,
                     *         "student": {
                     *           "id": 41,
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "type": "student"
                     *         },
                     *         "studentNumber": "S10041",
                     *         "division": "Elementary",
                     *         "grade": "G5",
                     *         "homeroom": {
                     *           "id": 7,
                     *           "name": "5A"
                     *         },
                     *         "leaveType": "Sick",
                     *         "startsOn": "2026-11-17",
                     *         "startsHalf": "Morning",
                     *         "endsOn": "2026-11-18",
                     *         "endsHalf": "Morning",
                     *         "days": 1.5,
                     *         "leavesAt": null,
                     *         "returnsAt": null,
                     *         "note": "Fever since last night",
                     *         "symptom": "Fever",
                     *         "proofId": null,
                     *         "proofWanted": false,
                     *         "status": "Deleted",
                     *         "submittedBy": {
                     *           "id": 90,
                     *           "name": "Zhou Lan",
                     *           "nameZh": "周岚",
                     *           "type": "parent"
                     *         },
                     *         "submittedAt": "2026-11-16T23:31:00.000Z",
                     *         "way": "App",
                     *         "deletedBy": null,
                     *         "deletedAt": "2026-11-17T07:40:00.000Z",
                     *         "version": 1,
                     *         "updatedAt": "2026-11-16T23:31:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Absence"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.told": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                absenceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "office": "Nurses",
                     *           "rule": "Sick",
                     *           "address": "nurses@school.example",
                     *           "state": "Sent",
                     *           "at": "2026-11-17T07:31:00.000Z",
                     *           "fault": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Told"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                absenceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "office": "Nurses",
                     *           "rule": "Sick",
                     *           "address": "nurses@school.example",
                     *           "state": "Sent",
                     *           "at": "2026-11-17T07:31:00.000Z",
                     *           "fault": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Told"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                absenceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                absenceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.attention": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: percent, id, name, studentNumber, missed, grade, homeroom */
                sort?: string;
                /** @description Words that a record must hold, each anywhere */
                search?: string;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                /** @description Only students of this class */
                homeroomId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 41,
                     *             "name": "Zhou Yichen",
                     *             "nameZh": "周逸晨",
                     *             "studentNumber": "S10041",
                     *             "division": "Elementary",
                     *             "grade": "G5",
                     *             "homeroom": {
                     *               "id": 7,
                     *               "name": "5A"
                     *             },
                     *             "lessons": 58,
                     *             "missed": 6.5,
                     *             "percent": 11.2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AttentionPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.exportAttention": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: percent, id, name, studentNumber, missed, grade, homeroom */
                sort?: string;
                /** @description Words that a record must hold, each anywhere */
                search?: string;
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                /** @description Only students of this class */
                homeroomId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.year": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentYear"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.days": {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "day": "2026-11-17",
                     *           "absent": 47
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AbsentOnDay"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.statistics": {
        parameters: {
            query?: {
                /** @description The first day of this school year unless given */
                from?: string;
                /** @description Today unless given */
                to?: string;
                division?: components["schemas"]["Division"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AbsenceStatistics"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "absence.exportStatistics": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description The first day of this school year unless given */
                from?: string;
                /** @description Today unless given */
                to?: string;
                division?: components["schemas"]["Division"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, nameZh, type, location, capacity, status, updatedAt */
                sort?: string;
                /** @description Part of a name, a place or the kind of venue, in English or Chinese */
                search?: string;
                status?: components["schemas"]["VenueStatus"];
                /** @description Only venues of this type */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆",
                     *             "typeId": 1,
                     *             "type": {
                     *               "id": 1,
                     *               "name": "Sports",
                     *               "nameZh": "体育",
                     *               "color": "Teal"
                     *             },
                     *             "partOfId": null,
                     *             "partOf": null,
                     *             "location": "Building C",
                     *             "status": "Open",
                     *             "capacity": 200,
                     *             "adEmail": "east.gym@school.example",
                     *             "note": "Sports shoes only",
                     *             "pictureId": null,
                     *             "needsApproval": true,
                     *             "hours": [
                     *               {
                     *                 "weekday": "Monday",
                     *                 "opens": "08:00",
                     *                 "closes": "20:00"
                     *               }
                     *             ],
                     *             "opensOnDaysOff": false,
                     *             "shortestMinutes": 15,
                     *             "longestMinutes": null,
                     *             "aheadDays": 180,
                     *             "noticeMinutes": 0,
                     *             "betweenMinutes": 15,
                     *             "openPerPerson": null,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenuePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "East Gym",
                 *       "typeId": 1,
                 *       "nameZh": "东体育馆",
                 *       "location": "Building C",
                 *       "status": "Open",
                 *       "capacity": 200,
                 *       "adEmail": "east.gym@school.example",
                 *       "note": "Sports shoes only",
                 *       "needsApproval": true,
                 *       "hours": [
                 *         {
                 *           "weekday": "Monday",
                 *           "opens": "08:00",
                 *           "closes": "20:00"
                 *         }
                 *       ],
                 *       "opensOnDaysOff": false,
                 *       "shortestMinutes": 15,
                 *       "aheadDays": 180,
                 *       "noticeMinutes": 0,
                 *       "betweenMinutes": 15
                 *     }
                 */
                "application/json": components["schemas"]["VenueCreate"];
            };
        };
        responses: {
            200: components["responses"]["Venue"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, nameZh, type, location, capacity, status, updatedAt */
                sort?: string;
                /** @description Part of a name, a place or the kind of venue, in English or Chinese */
                search?: string;
                status?: components["schemas"]["VenueStatus"];
                /** @description Only venues of this type */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "name": "East Gym",
                     *           "nameZh": "东体育馆",
                     *           "type": {
                     *             "id": 1,
                     *             "name": "Sports",
                     *             "nameZh": "体育",
                     *             "color": "Teal"
                     *           },
                     *           "location": "Building C",
                     *           "capacity": 200,
                     *           "needsApproval": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.people": {
        parameters: {
            query: {
                search: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "type": "student",
                     *           "email": "zhou.yichen@school.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["PersonOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.find": {
        parameters: {
            query: {
                minutes: number;
                people?: number;
                from: string;
                /** @description The last day, at most 42 days in all; the first one unless given */
                to?: string;
                /** @description The time of day from which */
                earliest?: components["schemas"]["QuarterHour"];
                /** @description The time of day until which */
                latest?: components["schemas"]["QuarterEnd"];
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "venue": {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆",
                     *             "type": {
                     *               "id": 1,
                     *               "name": "Sports",
                     *               "nameZh": "体育",
                     *               "color": "Teal"
                     *             },
                     *             "location": "Building C",
                     *             "capacity": 200,
                     *             "needsApproval": true
                     *           },
                     *           "day": "2026-11-19",
                     *           "startsAt": "14:00",
                     *           "endsAt": "15:30",
                     *           "free": {
                     *             "opens": "13:45",
                     *             "closes": "18:00"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueSlot"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.calendar": {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueCalendar"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.listTypes": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, nameZh, color, venues, updatedAt */
                sort?: string;
                /** @description Words that a record must hold, each anywhere */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 1,
                     *             "name": "Sports",
                     *             "nameZh": "体育",
                     *             "color": "Teal",
                     *             "venues": 4,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueTypePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.createType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sports",
                 *       "color": "Teal",
                 *       "nameZh": "体育"
                 *     }
                 */
                "application/json": components["schemas"]["VenueTypeCreate"];
            };
        };
        responses: {
            200: components["responses"]["VenueType"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.exportTypes": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, nameZh, color, venues, updatedAt */
                sort?: string;
                /** @description Words that a record must hold, each anywhere */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.typeOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Sports",
                     *           "nameZh": "体育",
                     *           "color": "Teal"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueTypeRef"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.getType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueType"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.updateType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Sports",
                 *       "nameZh": "体育",
                 *       "color": "Teal"
                 *     }
                 */
                "application/json": components["schemas"]["VenueTypeUpdate"];
            };
        };
        responses: {
            200: components["responses"]["VenueType"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.removeType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.typeHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                typeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.listBlocks": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: startsOn, id, endsOn, kind, venue, reason, updatedAt */
                sort?: string;
                /** @description Part of a reason or of the name of a venue */
                search?: string;
                kind?: components["schemas"]["BlockKind"];
                /** @description Only dates of this venue and those of all venues */
                venueId?: components["schemas"]["Id"];
                /** @description startsOn on this day or later, in the school’s time zone */
                from?: string;
                /** @description startsOn on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 5,
                     *             "venue": {
                     *               "id": 3,
                     *               "name": "East Gym",
                     *               "nameZh": "东体育馆"
                     *             },
                     *             "kind": "Blocked",
                     *             "startsOn": "2027-01-11",
                     *             "endsOn": "2027-01-15",
                     *             "reason": "Exams",
                     *             "reasonZh": "考试",
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueBlockPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.createBlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "Blocked",
                 *       "startsOn": "2027-01-11",
                 *       "reason": "Exams",
                 *       "endsOn": "2027-01-15",
                 *       "reasonZh": "考试",
                 *       "venueId": 3,
                 *       "cancelReservations": true
                 *     }
                 */
                "application/json": components["schemas"]["VenueBlockCreate"];
            };
        };
        responses: {
            200: components["responses"]["VenueBlock"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.exportBlocks": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: startsOn, id, endsOn, kind, venue, reason, updatedAt */
                sort?: string;
                /** @description Part of a reason or of the name of a venue */
                search?: string;
                kind?: components["schemas"]["BlockKind"];
                /** @description Only dates of this venue and those of all venues */
                venueId?: components["schemas"]["Id"];
                /** @description startsOn on this day or later, in the school’s time zone */
                from?: string;
                /** @description startsOn on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "Blocked",
                 *       "startsOn": "2027-01-11",
                 *       "reason": "Exams",
                 *       "endsOn": "2027-01-15",
                 *       "reasonZh": "考试",
                 *       "venueId": 3,
                 *       "cancelReservations": true
                 *     }
                 */
                "application/json": components["schemas"]["VenueBlockCreate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 71,
                     *           "venue": {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆"
                     *           },
                     *           "title": "Badminton club",
                     *           "day": "2026-11-19",
                     *           "startsAt": "16:00",
                     *           "endsAt": "17:30",
                     *           "person": {
                     *             "id": 12,
                     *             "name": "Luo Jiayi",
                     *             "nameZh": "罗佳怡",
                     *             "type": "staff"
                     *           },
                     *           "email": "luo.jiayi@school.example",
                     *           "people": 24,
                     *           "note": "",
                     *           "series": null,
                     *           "status": "Pending",
                     *           "over": false,
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-16T22:58:00.000Z",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "cancelledBy": null,
                     *           "cancelledAt": null,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-16T22:58:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.getBlock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blockId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueBlock"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.removeBlock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blockId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.blockHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                blockId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.listReservations": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: requestedAt, id, day, venue, title, person, status, decidedAt */
                sort?: string;
                /** @description Part of a title, of a venue, or of a name in English, Chinese or pinyin */
                search?: string;
                status?: components["schemas"]["ReservationStatus"];
                /** @description Only reservations of this venue */
                venueId?: components["schemas"]["Id"];
                /** @description Only reservations of this series */
                seriesId?: components["schemas"]["Id"];
                personId?: components["schemas"]["Id"];
                /** @description day on this day or later, in the school’s time zone */
                from?: string;
                /** @description day on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 71,
                     *             "venue": {
                     *               "id": 3,
                     *               "name": "East Gym",
                     *               "nameZh": "东体育馆"
                     *             },
                     *             "title": "Badminton club",
                     *             "day": "2026-11-19",
                     *             "startsAt": "16:00",
                     *             "endsAt": "17:30",
                     *             "person": {
                     *               "id": 12,
                     *               "name": "Luo Jiayi",
                     *               "nameZh": "罗佳怡",
                     *               "type": "staff"
                     *             },
                     *             "email": "luo.jiayi@school.example",
                     *             "people": 24,
                     *             "note": "",
                     *             "series": null,
                     *             "status": "Pending",
                     *             "over": false,
                     *             "submittedBy": null,
                     *             "requestedAt": "2026-11-16T22:58:00.000Z",
                     *             "decidedBy": null,
                     *             "decidedAt": null,
                     *             "reason": "",
                     *             "cancelledBy": null,
                     *             "cancelledAt": null,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-16T22:58:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservationPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "venueId": 3,
                 *       "title": "Badminton club",
                 *       "day": "2026-11-19",
                 *       "startsAt": "16:00",
                 *       "endsAt": "17:30",
                 *       "people": 24
                 *     }
                 */
                "application/json": components["schemas"]["VenueRequest"];
            };
        };
        responses: {
            200: components["responses"]["VenueReservation"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.exportReservations": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: requestedAt, id, day, venue, title, person, status, decidedAt */
                sort?: string;
                /** @description Part of a title, of a venue, or of a name in English, Chinese or pinyin */
                search?: string;
                status?: components["schemas"]["ReservationStatus"];
                /** @description Only reservations of this venue */
                venueId?: components["schemas"]["Id"];
                /** @description Only reservations of this series */
                seriesId?: components["schemas"]["Id"];
                personId?: components["schemas"]["Id"];
                /** @description day on this day or later, in the school’s time zone */
                from?: string;
                /** @description day on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 71,
                     *           "venue": {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆"
                     *           },
                     *           "title": "Badminton club",
                     *           "day": "2026-11-19",
                     *           "startsAt": "16:00",
                     *           "endsAt": "17:30",
                     *           "person": {
                     *             "id": 12,
                     *             "name": "Luo Jiayi",
                     *             "nameZh": "罗佳怡",
                     *             "type": "staff"
                     *           },
                     *           "email": "luo.jiayi@school.example",
                     *           "people": 24,
                     *           "note": "",
                     *           "series": null,
                     *           "status": "Pending",
                     *           "over": false,
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-16T22:58:00.000Z",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "cancelledBy": null,
                     *           "cancelledAt": null,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-16T22:58:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.reserveSeries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "venueId": 3,
                 *       "title": "Badminton club",
                 *       "day": "2026-11-19",
                 *       "startsAt": "16:00",
                 *       "endsAt": "17:30",
                 *       "rule": "FREQ=WEEKLY;COUNT=10",
                 *       "skip": [
                 *         "2026-12-03"
                 *       ],
                 *       "changes": [
                 *         {
                 *           "day": "2026-12-10",
                 *           "to": "2026-12-11",
                 *           "startsAt": "15:00",
                 *           "endsAt": "16:30"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VenueSeriesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 71,
                     *           "venue": {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆"
                     *           },
                     *           "title": "Badminton club",
                     *           "day": "2026-11-19",
                     *           "startsAt": "16:00",
                     *           "endsAt": "17:30",
                     *           "person": {
                     *             "id": 12,
                     *             "name": "Luo Jiayi",
                     *             "nameZh": "罗佳怡",
                     *             "type": "staff"
                     *           },
                     *           "email": "luo.jiayi@school.example",
                     *           "people": 24,
                     *           "note": "",
                     *           "series": null,
                     *           "status": "Pending",
                     *           "over": false,
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-16T22:58:00.000Z",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "cancelledBy": null,
                     *           "cancelledAt": null,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-16T22:58:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.previewSeries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "venueId": 3,
                 *       "title": "Badminton club",
                 *       "day": "2026-11-19",
                 *       "startsAt": "16:00",
                 *       "endsAt": "17:30",
                 *       "rule": "FREQ=WEEKLY;COUNT=10",
                 *       "skip": [
                 *         "2026-12-03"
                 *       ],
                 *       "changes": [
                 *         {
                 *           "day": "2026-12-10",
                 *           "to": "2026-12-11",
                 *           "startsAt": "15:00",
                 *           "endsAt": "16:30"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VenueSeriesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "day": "2026-12-03",
                     *           "to": "2026-12-03",
                     *           "venueId": 3,
                     *           "startsAt": "16:00",
                     *           "endsAt": "17:30",
                     *           "off": false,
                     *           "why": "Taken 16:00–17:00: Choir, Luo Jiayi"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueOccurrence"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.moveSeries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "which": "Following",
                 *       "startsAt": "17:00",
                 *       "endsAt": "18:30"
                 *     }
                 */
                "application/json": components["schemas"]["VenueSeriesMove"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 71,
                     *           "venue": {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆"
                     *           },
                     *           "title": "Badminton club",
                     *           "day": "2026-11-19",
                     *           "startsAt": "16:00",
                     *           "endsAt": "17:30",
                     *           "person": {
                     *             "id": 12,
                     *             "name": "Luo Jiayi",
                     *             "nameZh": "罗佳怡",
                     *             "type": "staff"
                     *           },
                     *           "email": "luo.jiayi@school.example",
                     *           "people": 24,
                     *           "note": "",
                     *           "series": null,
                     *           "status": "Pending",
                     *           "over": false,
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-16T22:58:00.000Z",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "cancelledBy": null,
                     *           "cancelledAt": null,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-16T22:58:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.approveSeries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "which": "Following"
                 *     }
                 */
                "application/json": components["schemas"]["VenueSeriesChoice"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 71,
                     *           "venue": {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆"
                     *           },
                     *           "title": "Badminton club",
                     *           "day": "2026-11-19",
                     *           "startsAt": "16:00",
                     *           "endsAt": "17:30",
                     *           "person": {
                     *             "id": 12,
                     *             "name": "Luo Jiayi",
                     *             "nameZh": "罗佳怡",
                     *             "type": "staff"
                     *           },
                     *           "email": "luo.jiayi@school.example",
                     *           "people": 24,
                     *           "note": "",
                     *           "series": null,
                     *           "status": "Pending",
                     *           "over": false,
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-16T22:58:00.000Z",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "cancelledBy": null,
                     *           "cancelledAt": null,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-16T22:58:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.rejectSeries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "which": "All",
                 *       "reason": "The theatre is being painted"
                 *     }
                 */
                "application/json": components["schemas"]["VenueSeriesRejection"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 71,
                     *           "venue": {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆"
                     *           },
                     *           "title": "Badminton club",
                     *           "day": "2026-11-19",
                     *           "startsAt": "16:00",
                     *           "endsAt": "17:30",
                     *           "person": {
                     *             "id": 12,
                     *             "name": "Luo Jiayi",
                     *             "nameZh": "罗佳怡",
                     *             "type": "staff"
                     *           },
                     *           "email": "luo.jiayi@school.example",
                     *           "people": 24,
                     *           "note": "",
                     *           "series": null,
                     *           "status": "Pending",
                     *           "over": false,
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-16T22:58:00.000Z",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "cancelledBy": null,
                     *           "cancelledAt": null,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-16T22:58:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.cancelSeries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "which": "Following"
                 *     }
                 */
                "application/json": components["schemas"]["VenueSeriesChoice"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 71,
                     *           "venue": {
                     *             "id": 3,
                     *             "name": "East Gym",
                     *             "nameZh": "东体育馆"
                     *           },
                     *           "title": "Badminton club",
                     *           "day": "2026-11-19",
                     *           "startsAt": "16:00",
                     *           "endsAt": "17:30",
                     *           "person": {
                     *             "id": 12,
                     *             "name": "Luo Jiayi",
                     *             "nameZh": "罗佳怡",
                     *             "type": "staff"
                     *           },
                     *           "email": "luo.jiayi@school.example",
                     *           "people": 24,
                     *           "note": "",
                     *           "series": null,
                     *           "status": "Pending",
                     *           "over": false,
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-16T22:58:00.000Z",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": "",
                     *           "cancelledBy": null,
                     *           "cancelledAt": null,
                     *           "version": 1,
                     *           "updatedAt": "2026-11-16T22:58:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.getReservation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueReservation"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "day": "2026-11-19",
                 *       "startsAt": "16:00",
                 *       "endsAt": "17:30",
                 *       "title": "Badminton club",
                 *       "note": "",
                 *       "people": 24,
                 *       "venueId": 3
                 *     }
                 */
                "application/json": components["schemas"]["VenueMove"];
            };
        };
        responses: {
            200: components["responses"]["VenueReservation"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 71,
                     *         "venue": {
                     *           "id": 3,
                     *           "name": "East Gym",
                     *           "nameZh": "东体育馆"
                     *         },
                     *         "title": "Badminton club",
                     *         "day": "2026-11-19",
                     *         "startsAt": "16:00",
                     *         "endsAt": "17:30",
                     *         "person": {
                     *           "id": 12,
                     *           "name": "Luo Jiayi",
                     *           "nameZh": "罗佳怡",
                     *           "type": "staff"
                     *         },
                     *         "email": "luo.jiayi@school.example",
                     *         "people": 24,
                     *         "note": "",
                     *         "series": null,
                     *         "status": "Approved",
                     *         "over": false,
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-16T22:58:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": "",
                     *         "cancelledBy": null,
                     *         "cancelledAt": null,
                     *         "version": 1,
                     *         "updatedAt": "2026-11-16T22:58:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The theatre is being painted"
                 *     }
                 */
                "application/json": components["schemas"]["VenueReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 71,
                     *         "venue": {
                     *           "id": 3,
                     *           "name": "East Gym",
                     *           "nameZh": "东体育馆"
                     *         },
                     *         "title": "Badminton club",
                     *         "day": "2026-11-19",
                     *         "startsAt": "16:00",
                     *         "endsAt": "17:30",
                     *         "person": {
                     *           "id": 12,
                     *           "name": "Luo Jiayi",
                     *           "nameZh": "罗佳怡",
                     *           "type": "staff"
                     *         },
                     *         "email": "luo.jiayi@school.example",
                     *         "people": 24,
                     *         "note": "",
                     *         "series": null,
                     *         "status": "Rejected",
                     *         "over": false,
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-16T22:58:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": "The theatre is being painted",
                     *         "cancelledBy": null,
                     *         "cancelledAt": null,
                     *         "version": 1,
                     *         "updatedAt": "2026-11-16T22:58:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 71,
                     *         "venue": {
                     *           "id": 3,
                     *           "name": "East Gym",
                     *           "nameZh": "东体育馆"
                     *         },
                     *         "title": "Badminton club",
                     *         "day": "2026-11-19",
                     *         "startsAt": "16:00",
                     *         "endsAt": "17:30",
                     *         "person": {
                     *           "id": 12,
                     *           "name": "Luo Jiayi",
                     *           "nameZh": "罗佳怡",
                     *           "type": "staff"
                     *         },
                     *         "email": "luo.jiayi@school.example",
                     *         "people": 24,
                     *         "note": "",
                     *         "series": null,
                     *         "status": "Cancelled",
                     *         "over": false,
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-16T22:58:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": null,
                     *         "reason": "",
                     *         "cancelledBy": null,
                     *         "cancelledAt": "2026-11-17T07:40:00.000Z",
                     *         "version": 1,
                     *         "updatedAt": "2026-11-16T22:58:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["VenueReservation"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueReservation"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.reservationHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Venue"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "East Gym",
                 *       "nameZh": "东体育馆",
                 *       "typeId": 1,
                 *       "location": "Building C",
                 *       "status": "Open",
                 *       "capacity": 200,
                 *       "adEmail": "east.gym@school.example",
                 *       "note": "Sports shoes only",
                 *       "needsApproval": true,
                 *       "hours": [
                 *         {
                 *           "weekday": "Monday",
                 *           "opens": "08:00",
                 *           "closes": "20:00"
                 *         }
                 *       ],
                 *       "opensOnDaysOff": false,
                 *       "shortestMinutes": 15,
                 *       "aheadDays": 180,
                 *       "noticeMinutes": 0,
                 *       "betweenMinutes": 15,
                 *       "cancelReservations": false
                 *     }
                 */
                "application/json": components["schemas"]["VenueUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Venue"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.day": {
        parameters: {
            query: {
                day: string;
            };
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueDay"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "venue.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: madeAt, id, name, rows */
                sort?: string;
                /** @description Part of the name of a file or of a format */
                search?: string;
                state?: components["schemas"]["BaseDataState"];
                /** @description madeAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description madeAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 14,
                     *             "name": "roster-2026-11-17.zip",
                     *             "format": "OneRoster 1.2",
                     *             "state": "Ready",
                     *             "rows": 12402,
                     *             "kinds": [
                     *               {
                     *                 "kind": "Student",
                     *                 "standing": 1446,
                     *                 "created": 12,
                     *                 "changed": 64,
                     *                 "deactivated": 2,
                     *                 "refused": 3,
                     *                 "unchanged": 1365,
                     *                 "stopped": false
                     *               }
                     *             ],
                     *             "files": [
                     *               {
                     *                 "name": "users.csv",
                     *                 "rows": 4012
                     *               }
                     *             ],
                     *             "madeBy": {
                     *               "id": 1,
                     *               "name": "He Jing",
                     *               "nameZh": "何静",
                     *               "type": "staff"
                     *             },
                     *             "madeAt": "2026-11-17T02:00:00.000Z",
                     *             "appliedBy": null,
                     *             "appliedAt": null,
                     *             "undoneBy": null,
                     *             "undoneAt": null,
                     *             "workId": 7
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BaseDataRunPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.read": {
        parameters: {
            query: {
                /** @description The name of the file */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of a ZIP file of at most 256 MB, with at most 500 files in it that unfold to 2 GB */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 14,
                     *         "name": "roster-2026-11-17.zip",
                     *         "format": "",
                     *         "state": "Reading",
                     *         "rows": 0,
                     *         "kinds": [],
                     *         "files": [],
                     *         "madeBy": {
                     *           "id": 1,
                     *           "name": "He Jing",
                     *           "nameZh": "何静",
                     *           "type": "staff"
                     *         },
                     *         "madeAt": "2026-11-17T02:00:00.000Z",
                     *         "appliedBy": null,
                     *         "appliedAt": null,
                     *         "undoneBy": null,
                     *         "undoneAt": null,
                     *         "workId": 7
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BaseDataRun"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            /** @description The file is larger than the limit, which the message names */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 1,
                     *       "message": "The file is larger than 256 MB",
                     *       "reason": "FILE_TOO_LARGE"
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    "baseData.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: madeAt, id, name, rows */
                sort?: string;
                /** @description Part of the name of a file or of a format */
                search?: string;
                state?: components["schemas"]["BaseDataState"];
                /** @description madeAt on this day or later, in the school’s time zone */
                from?: string;
                /** @description madeAt on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BaseDataRun"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.oddities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "weight": "error",
                     *           "code": "DAY_UNKNOWN",
                     *           "file": "users.csv",
                     *           "line": 1377,
                     *           "field": "birthDate",
                     *           "message": "birthDate: “31/02/2015” is no date",
                     *           "more": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BaseDataOddity"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": [
                 *         {
                 *           "kind": "Student",
                 *           "deactivated": 203
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BaseDataApply"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 14,
                     *         "name": "roster-2026-11-17.zip",
                     *         "format": "OneRoster 1.2",
                     *         "state": "Applying",
                     *         "rows": 12402,
                     *         "kinds": [
                     *           {
                     *             "kind": "Student",
                     *             "standing": 1446,
                     *             "created": 12,
                     *             "changed": 64,
                     *             "deactivated": 2,
                     *             "refused": 3,
                     *             "unchanged": 1365,
                     *             "stopped": false
                     *           }
                     *         ],
                     *         "files": [
                     *           {
                     *             "name": "users.csv",
                     *             "rows": 4012
                     *           }
                     *         ],
                     *         "madeBy": {
                     *           "id": 1,
                     *           "name": "He Jing",
                     *           "nameZh": "何静",
                     *           "type": "staff"
                     *         },
                     *         "madeAt": "2026-11-17T02:00:00.000Z",
                     *         "appliedBy": null,
                     *         "appliedAt": null,
                     *         "undoneBy": null,
                     *         "undoneAt": null,
                     *         "workId": 7
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BaseDataRun"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.discard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 14,
                     *         "name": "roster-2026-11-17.zip",
                     *         "format": "OneRoster 1.2",
                     *         "state": "Discarded",
                     *         "rows": 12402,
                     *         "kinds": [
                     *           {
                     *             "kind": "Student",
                     *             "standing": 1446,
                     *             "created": 12,
                     *             "changed": 64,
                     *             "deactivated": 2,
                     *             "refused": 3,
                     *             "unchanged": 1365,
                     *             "stopped": false
                     *           }
                     *         ],
                     *         "files": [
                     *           {
                     *             "name": "users.csv",
                     *             "rows": 4012
                     *           }
                     *         ],
                     *         "madeBy": {
                     *           "id": 1,
                     *           "name": "He Jing",
                     *           "nameZh": "何静",
                     *           "type": "staff"
                     *         },
                     *         "madeAt": "2026-11-17T02:00:00.000Z",
                     *         "appliedBy": null,
                     *         "appliedAt": null,
                     *         "undoneBy": null,
                     *         "undoneAt": null,
                     *         "workId": 7
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BaseDataRun"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 14,
                     *         "name": "roster-2026-11-17.zip",
                     *         "format": "OneRoster 1.2",
                     *         "state": "Undoing",
                     *         "rows": 12402,
                     *         "kinds": [
                     *           {
                     *             "kind": "Student",
                     *             "standing": 1446,
                     *             "created": 12,
                     *             "changed": 64,
                     *             "deactivated": 2,
                     *             "refused": 3,
                     *             "unchanged": 1365,
                     *             "stopped": false
                     *           }
                     *         ],
                     *         "files": [
                     *           {
                     *             "name": "users.csv",
                     *             "rows": 4012
                     *           }
                     *         ],
                     *         "madeBy": {
                     *           "id": 1,
                     *           "name": "He Jing",
                     *           "nameZh": "何静",
                     *           "type": "staff"
                     *         },
                     *         "madeAt": "2026-11-17T02:00:00.000Z",
                     *         "appliedBy": null,
                     *         "appliedAt": null,
                     *         "undoneBy": null,
                     *         "undoneAt": null,
                     *         "workId": 7
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BaseDataRun"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.changes": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, outcome */
                sort?: string;
                /** @description Part of a name or number */
                search?: string;
                /** @description Only what this bundle does */
                runId?: components["schemas"]["Id"];
                kind?: components["schemas"]["BaseDataKind"];
                outcome?: components["schemas"]["BaseDataOutcome"];
                /** @description true for what an undo has left as it is */
                left?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 5,
                     *             "runId": 14,
                     *             "kind": "Student",
                     *             "outcome": "Changed",
                     *             "name": "Ding Yihan",
                     *             "fields": [
                     *               {
                     *                 "field": "homeroom",
                     *                 "was": "2026-27 5A",
                     *                 "is": "2026-27 5C"
                     *               }
                     *             ],
                     *             "held": [],
                     *             "file": "users.csv",
                     *             "line": 882,
                     *             "reason": "",
                     *             "left": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BaseDataChangePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.exportChanges": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, outcome */
                sort?: string;
                /** @description Part of a name or number */
                search?: string;
                /** @description Only what this bundle does */
                runId?: components["schemas"]["Id"];
                kind?: components["schemas"]["BaseDataKind"];
                outcome?: components["schemas"]["BaseDataOutcome"];
                /** @description true for what an undo has left as it is */
                left?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "baseData.getChange": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BaseDataChange"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: startsOn, id, title, admissionYear, endsOn, status, asked, answered, updatedAt */
                sort?: string;
                /** @description Part of a title in English or Chinese, or of an admission year */
                search?: string;
                status?: components["schemas"]["SurveyStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 3,
                     *             "title": "Re-enrollment 2027–28",
                     *             "titleZh": "2027–28 学年续读意向调查",
                     *             "admissionYear": "2027-28",
                     *             "startsOn": "2026-11-02",
                     *             "endsOn": "2026-11-30",
                     *             "status": "Pending",
                     *             "divisions": [],
                     *             "grades": [],
                     *             "seats": [
                     *               {
                     *                 "grade": "G6",
                     *                 "seats": 130
                     *               }
                     *             ],
                     *             "remindHours": 24,
                     *             "live": 2,
                     *             "edited": false,
                     *             "publishedAt": "2026-10-30T02:10:00.000Z",
                     *             "asked": 1446,
                     *             "answered": 983,
                     *             "version": 4,
                     *             "updatedAt": "2026-11-10T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SurveyPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Re-enrollment 2027–28",
                 *       "admissionYear": "2027-28",
                 *       "titleZh": "2027–28 学年续读意向调查",
                 *       "startsOn": "2026-11-02",
                 *       "endsOn": "2026-11-30",
                 *       "divisions": [],
                 *       "grades": [],
                 *       "seats": [
                 *         {
                 *           "grade": "G6",
                 *           "seats": 130
                 *         }
                 *       ],
                 *       "remindHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["SurveyCreate"];
            };
        };
        responses: {
            200: components["responses"]["Survey"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: startsOn, id, title, admissionYear, endsOn, status, asked, answered, updatedAt */
                sort?: string;
                /** @description Part of a title in English or Chinese, or of an admission year */
                search?: string;
                status?: components["schemas"]["SurveyStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Survey"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 4,
                 *       "title": "Re-enrollment 2027–28",
                 *       "titleZh": "2027–28 学年续读意向调查",
                 *       "admissionYear": "2027-28",
                 *       "startsOn": "2026-11-02",
                 *       "endsOn": "2026-11-30",
                 *       "divisions": [],
                 *       "grades": [],
                 *       "seats": [
                 *         {
                 *           "grade": "G6",
                 *           "seats": 130
                 *         }
                 *       ],
                 *       "remindHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["SurveyUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Survey"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Re-enrollment 2028–29",
                 *       "titleZh": "2028–29 学年续读意向调查",
                 *       "admissionYear": "2028-29"
                 *     }
                 */
                "application/json": components["schemas"]["SurveyDuplicate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 3,
                     *         "title": "Re-enrollment 2027–28",
                     *         "titleZh": "2027–28 学年续读意向调查",
                     *         "admissionYear": "2027-28",
                     *         "startsOn": "2026-11-02",
                     *         "endsOn": "2026-11-30",
                     *         "status": "Unpublished",
                     *         "divisions": [],
                     *         "grades": [],
                     *         "seats": [
                     *           {
                     *             "grade": "G6",
                     *             "seats": 130
                     *           }
                     *         ],
                     *         "remindHours": 24,
                     *         "live": null,
                     *         "edited": false,
                     *         "publishedAt": null,
                     *         "asked": 0,
                     *         "answered": 0,
                     *         "version": 4,
                     *         "updatedAt": "2026-11-10T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Survey"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Survey"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 3,
                     *         "title": "Re-enrollment 2027–28",
                     *         "titleZh": "2027–28 学年续读意向调查",
                     *         "admissionYear": "2027-28",
                     *         "startsOn": "2026-11-02",
                     *         "endsOn": "2026-11-30",
                     *         "status": "Paused",
                     *         "divisions": [],
                     *         "grades": [],
                     *         "seats": [
                     *           {
                     *             "grade": "G6",
                     *             "seats": 130
                     *           }
                     *         ],
                     *         "remindHours": 24,
                     *         "live": 2,
                     *         "edited": false,
                     *         "publishedAt": "2026-10-30T02:10:00.000Z",
                     *         "asked": 1446,
                     *         "answered": 983,
                     *         "version": 4,
                     *         "updatedAt": "2026-11-10T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Survey"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.continue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Survey"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 3,
                     *         "title": "Re-enrollment 2027–28",
                     *         "titleZh": "2027–28 学年续读意向调查",
                     *         "admissionYear": "2027-28",
                     *         "startsOn": "2026-11-02",
                     *         "endsOn": "2026-11-30",
                     *         "status": "Cancelled",
                     *         "divisions": [],
                     *         "grades": [],
                     *         "seats": [
                     *           {
                     *             "grade": "G6",
                     *             "seats": 130
                     *           }
                     *         ],
                     *         "remindHours": 24,
                     *         "live": 2,
                     *         "edited": false,
                     *         "publishedAt": "2026-10-30T02:10:00.000Z",
                     *         "asked": 1446,
                     *         "answered": 983,
                     *         "version": 4,
                     *         "updatedAt": "2026-11-10T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Survey"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.form": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SurveyDraft"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.saveForm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "yes": {
                 *           "tips": {
                 *             "en": "Please answer by 30 November.",
                 *             "zh": "请于11月30日前填写。"
                 *           },
                 *           "modules": [
                 *             {
                 *               "key": "m1",
                 *               "name": {
                 *                 "en": "Getting to school",
                 *                 "zh": "上下学方式"
                 *               },
                 *               "description": {
                 *                 "en": "",
                 *                 "zh": ""
                 *               },
                 *               "protocolLabel": {
                 *                 "en": "",
                 *                 "zh": ""
                 *               },
                 *               "protocol": {
                 *                 "en": "",
                 *                 "zh": ""
                 *               },
                 *               "questions": [
                 *                 {
                 *                   "key": "q1",
                 *                   "text": {
                 *                     "en": "How will your child come to school?",
                 *                     "zh": "孩子将以何种方式上学？"
                 *                   },
                 *                   "kind": "One",
                 *                   "required": true,
                 *                   "options": [
                 *                     {
                 *                       "key": "o1",
                 *                       "text": {
                 *                         "en": "School bus",
                 *                         "zh": "乘坐校车"
                 *                       },
                 *                       "subitems": []
                 *                     }
                 *                   ]
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "no": {
                 *           "tips": {
                 *             "en": "",
                 *             "zh": ""
                 *           },
                 *           "modules": []
                 *         }
                 *       },
                 *       "version": 7
                 *     }
                 */
                "application/json": components["schemas"]["SurveyDraftSave"];
            };
        };
        responses: {
            200: components["responses"]["SurveyDraft"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "number": 2,
                     *           "publishedAt": "2026-11-10T02:10:00.000Z",
                     *           "publishedBy": {
                     *             "id": 1,
                     *             "name": "He Jing",
                     *             "nameZh": "何静",
                     *             "type": "staff"
                     *           },
                     *           "answers": 214,
                     *           "content": {
                     *             "yes": {
                     *               "tips": {
                     *                 "en": "Please answer by 30 November.",
                     *                 "zh": "请于11月30日前填写。"
                     *               },
                     *               "modules": [
                     *                 {
                     *                   "key": "m1",
                     *                   "name": {
                     *                     "en": "Getting to school",
                     *                     "zh": "上下学方式"
                     *                   },
                     *                   "description": {
                     *                     "en": "",
                     *                     "zh": ""
                     *                   },
                     *                   "protocolLabel": {
                     *                     "en": "",
                     *                     "zh": ""
                     *                   },
                     *                   "protocol": {
                     *                     "en": "",
                     *                     "zh": ""
                     *                   },
                     *                   "questions": [
                     *                     {
                     *                       "key": "q1",
                     *                       "text": {
                     *                         "en": "How will your child come to school?",
                     *                         "zh": "孩子将以何种方式上学？"
                     *                       },
                     *                       "kind": "One",
                     *                       "required": true,
                     *                       "options": [
                     *                         {
                     *                           "key": "o1",
                     *                           "text": {
                     *                             "en": "School bus",
                     *                             "zh": "乘坐校车"
                     *                           },
                     *                           "subitems": []
                     *                         }
                     *                       ]
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "no": {
                     *               "tips": {
                     *                 "en": "",
                     *                 "zh": ""
                     *               },
                     *               "modules": []
                     *             }
                     *           },
                     *           "differences": [
                     *             {
                     *               "form": "Yes",
                     *               "kind": "Changed",
                     *               "key": "q1",
                     *               "before": {
                     *                 "en": "How does your child come?",
                     *                 "zh": ""
                     *               },
                     *               "after": {
                     *                 "en": "How will your child come to school?",
                     *                 "zh": ""
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SurveyVersion"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.answers": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: answeredAt, id, student, studentNumber, division, grade, state, remindedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, or of a number */
                search?: string;
                state?: components["schemas"]["SurveyState"];
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                /** @description Only students asked by this survey */
                surveyId?: components["schemas"]["Id"];
                /** @description Only this student */
                studentId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 58,
                     *             "survey": {
                     *               "id": 3,
                     *               "title": "Re-enrollment 2027–28",
                     *               "titleZh": "2027–28 学年续读意向调查"
                     *             },
                     *             "student": {
                     *               "id": 41,
                     *               "name": "Zhou Yichen",
                     *               "nameZh": "周逸晨",
                     *               "type": "student"
                     *             },
                     *             "studentNumber": "S10041",
                     *             "division": "High",
                     *             "grade": "G10",
                     *             "state": "Yes",
                     *             "answeredAt": "2026-11-08T12:14:00.000Z",
                     *             "extendedTo": null,
                     *             "remindedAt": null,
                     *             "reminders": 0,
                     *             "settledBy": null,
                     *             "settledAt": null,
                     *             "settledWhy": ""
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SurveyAskedPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.exportAnswers": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: answeredAt, id, student, studentNumber, division, grade, state, remindedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, or of a number */
                search?: string;
                state?: components["schemas"]["SurveyState"];
                division?: components["schemas"]["Division"];
                grade?: components["schemas"]["GradeCode"];
                /** @description Only students asked by this survey */
                surveyId?: components["schemas"]["Id"];
                /** @description Only this student */
                studentId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.getAsked": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SurveyAsked"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.answerHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.said": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 311,
                     *           "way": "App",
                     *           "givenBy": {
                     *             "id": 90,
                     *             "name": "Zhou Lan",
                     *             "nameZh": "周岚",
                     *             "type": "parent"
                     *           },
                     *           "submittedBy": {
                     *             "id": 90,
                     *             "name": "Zhou Lan",
                     *             "nameZh": "周岚",
                     *             "type": "parent"
                     *           },
                     *           "at": "2026-11-08T12:14:00.000Z",
                     *           "decision": "Yes",
                     *           "version": 2,
                     *           "live": 2,
                     *           "current": true,
                     *           "counts": true,
                     *           "form": {
                     *             "tips": {
                     *               "en": "",
                     *               "zh": ""
                     *             },
                     *             "modules": []
                     *           },
                     *           "replies": [
                     *             {
                     *               "question": "q1",
                     *               "values": [
                     *                 "o1"
                     *               ]
                     *             }
                     *           ],
                     *           "accepted": [
                     *             {
                     *               "module": "m1",
                     *               "hash": "9f2c41d70be68a53"
                     *             }
                     *           ],
                     *           "differences": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SurveySubmission"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.guardians": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 90,
                     *           "name": "Zhou Lan",
                     *           "nameZh": "周岚",
                     *           "phones": [
                     *             "+8613800000000"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SurveyGuardian"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.pageFor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SurveySheet"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.enter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guardianId": 90,
                 *       "version": 2,
                 *       "decision": "Yes",
                 *       "replies": [
                 *         {
                 *           "question": "q1",
                 *           "values": [
                 *             "o1"
                 *           ]
                 *         }
                 *       ],
                 *       "accepted": [
                 *         "m1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SurveyEntry"];
            };
        };
        responses: {
            200: components["responses"]["SurveySubmission"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answerId": 311,
                 *       "reason": "Both parents agreed on the phone"
                 *     }
                 */
                "application/json": components["schemas"]["SurveySettlement"];
            };
        };
        responses: {
            200: components["responses"]["SurveyAsked"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.extend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "extendedTo": "2026-12-04",
                 *       "reason": "The family is moving"
                 *     }
                 */
                "application/json": components["schemas"]["SurveyExtension"];
            };
        };
        responses: {
            200: components["responses"]["SurveyAsked"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 58,
                     *           "survey": {
                     *             "id": 3,
                     *             "title": "Re-enrollment 2027–28",
                     *             "titleZh": "2027–28 学年续读意向调查"
                     *           },
                     *           "child": {
                     *             "id": 41,
                     *             "name": "Zhou Yichen",
                     *             "nameZh": "周逸晨",
                     *             "type": "student"
                     *           },
                     *           "lastDay": "2026-11-30",
                     *           "decision": null,
                     *           "submittedAt": null,
                     *           "draft": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SurveyMine"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SurveySheet"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "decision": "Yes",
                 *       "replies": [
                 *         {
                 *           "question": "q1",
                 *           "values": [
                 *             "o1"
                 *           ]
                 *         }
                 *       ],
                 *       "accepted": [
                 *         "m1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SurveyAnswerGiven"];
            };
        };
        responses: {
            200: components["responses"]["SurveySubmission"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.saveAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "decision": "Yes",
                 *       "replies": [
                 *         {
                 *           "question": "q1",
                 *           "values": [
                 *             "o1"
                 *           ]
                 *         }
                 *       ],
                 *       "accepted": []
                 *     }
                 */
                "application/json": components["schemas"]["SurveyAnswerDraft"];
            };
        };
        responses: {
            200: components["responses"]["SurveyAnswerDraft"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.board": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SurveyBoard"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.reminder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SurveyReminder"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.remind": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SurveyReminded"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "survey.calls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                surveyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 58,
                     *           "student": {
                     *             "id": 41,
                     *             "name": "Zhou Yichen",
                     *             "nameZh": "周逸晨",
                     *             "type": "student"
                     *           },
                     *           "studentNumber": "S10041",
                     *           "grade": "G10",
                     *           "state": "None",
                     *           "remindedAt": "2026-11-16T02:00:00.000Z",
                     *           "guardians": [
                     *             {
                     *               "id": 90,
                     *               "name": "Zhou Lan",
                     *               "nameZh": "周岚",
                     *               "phones": [
                     *                 "+8613800000000"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SurveyCall"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: lineNumber, id, name, nameZh, direction, status, updatedAt */
                sort?: string;
                /** @description Part of a line, a name, a stop, a driver or an attendant */
                search?: string;
                direction?: components["schemas"]["BusDirection"];
                status?: components["schemas"]["BusRouteStatus"];
                /** @description Only routes with this vehicle */
                vehicleId?: components["schemas"]["Id"];
                /** @description Only routes that call at this stop */
                stopId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 7,
                     *             "lineNumber": "3",
                     *             "name": "Wangjing, morning",
                     *             "nameZh": "望京早班",
                     *             "direction": "ToSchool",
                     *             "color": "Purple",
                     *             "status": "Active",
                     *             "weekdays": [
                     *               "Monday",
                     *               "Tuesday",
                     *               "Wednesday",
                     *               "Thursday",
                     *               "Friday"
                     *             ],
                     *             "divisions": [],
                     *             "vehicleId": 3,
                     *             "vehicle": {
                     *               "id": 3,
                     *               "plate": "京A·F60827",
                     *               "seatCount": 34
                     *             },
                     *             "needsApproval": false,
                     *             "driver": "Ma Guoqiang",
                     *             "driverPhone": "138 0000 2210",
                     *             "attendant": "Zhao Li",
                     *             "attendantPhone": "139 0000 7781",
                     *             "calls": [
                     *               {
                     *                 "stopId": 4,
                     *                 "at": "07:18"
                     *               },
                     *               {
                     *                 "stopId": 9,
                     *                 "at": "08:03"
                     *               }
                     *             ],
                     *             "stops": [
                     *               {
                     *                 "stopId": 4,
                     *                 "name": "Huajiadi",
                     *                 "nameZh": "花家地",
                     *                 "at": "07:18",
                     *                 "latitude": 39.9856,
                     *                 "longitude": 116.4689
                     *               },
                     *               {
                     *                 "stopId": 9,
                     *                 "name": "School",
                     *                 "nameZh": "学校",
                     *                 "at": "08:03",
                     *                 "latitude": 40.0162,
                     *                 "longitude": 116.4976
                     *               }
                     *             ],
                     *             "startsAt": "07:18",
                     *             "endsAt": "08:03",
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusRoutePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lineNumber": "3",
                 *       "name": "Wangjing, morning",
                 *       "direction": "ToSchool",
                 *       "nameZh": "望京早班",
                 *       "color": "Purple",
                 *       "status": "Active",
                 *       "weekdays": [
                 *         "Monday",
                 *         "Tuesday",
                 *         "Wednesday",
                 *         "Thursday",
                 *         "Friday"
                 *       ],
                 *       "divisions": [],
                 *       "vehicleId": 3,
                 *       "needsApproval": false,
                 *       "driver": "Ma Guoqiang",
                 *       "driverPhone": "138 0000 2210",
                 *       "attendant": "Zhao Li",
                 *       "attendantPhone": "139 0000 7781",
                 *       "calls": [
                 *         {
                 *           "stopId": 4,
                 *           "at": "07:18"
                 *         },
                 *         {
                 *           "stopId": 9,
                 *           "at": "08:03"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BusRouteCreate"];
            };
        };
        responses: {
            200: components["responses"]["BusRoute"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: lineNumber, id, name, nameZh, direction, status, updatedAt */
                sort?: string;
                /** @description Part of a line, a name, a stop, a driver or an attendant */
                search?: string;
                direction?: components["schemas"]["BusDirection"];
                status?: components["schemas"]["BusRouteStatus"];
                /** @description Only routes with this vehicle */
                vehicleId?: components["schemas"]["Id"];
                /** @description Only routes that call at this stop */
                stopId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple",
                     *           "weekdays": [
                     *             "Monday"
                     *           ],
                     *           "needsApproval": false,
                     *           "stops": [
                     *             {
                     *               "stopId": 4,
                     *               "name": "Huajiadi",
                     *               "nameZh": "花家地",
                     *               "at": "07:18"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusRouteOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.listStops": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, nameZh, routes, updatedAt */
                sort?: string;
                /** @description Part of a name or of a note */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 4,
                     *             "name": "Huajiadi",
                     *             "nameZh": "花家地",
                     *             "latitude": 39.9856,
                     *             "longitude": 116.4689,
                     *             "note": "At the south gate",
                     *             "routes": 2,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusStopPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.createStop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Huajiadi",
                 *       "latitude": 39.9856,
                 *       "longitude": 116.4689,
                 *       "nameZh": "花家地",
                 *       "note": "At the south gate"
                 *     }
                 */
                "application/json": components["schemas"]["BusStopCreate"];
            };
        };
        responses: {
            200: components["responses"]["BusStop"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.exportStops": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: name, id, nameZh, routes, updatedAt */
                sort?: string;
                /** @description Part of a name or of a note */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.getStop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stopId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusStop"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.updateStop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stopId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Huajiadi",
                 *       "nameZh": "花家地",
                 *       "latitude": 39.9856,
                 *       "longitude": 116.4689,
                 *       "note": "At the south gate"
                 *     }
                 */
                "application/json": components["schemas"]["BusStopUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BusStop"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.removeStop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stopId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.stopHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                stopId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.listVehicles": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: plate, id, seatCount, status, routes, updatedAt */
                sort?: string;
                /** @description Part of a license plate or of a note */
                search?: string;
                status?: components["schemas"]["BusVehicleStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 3,
                     *             "plate": "京A·F60827",
                     *             "seatCount": 34,
                     *             "status": "InService",
                     *             "note": "",
                     *             "routes": 2,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusVehiclePage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.createVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plate": "京A·F60827",
                 *       "seatCount": 34,
                 *       "status": "InService",
                 *       "note": ""
                 *     }
                 */
                "application/json": components["schemas"]["BusVehicleCreate"];
            };
        };
        responses: {
            200: components["responses"]["BusVehicle"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.exportVehicles": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: plate, id, seatCount, status, routes, updatedAt */
                sort?: string;
                /** @description Part of a license plate or of a note */
                search?: string;
                status?: components["schemas"]["BusVehicleStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.getVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vehicleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusVehicle"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.updateVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vehicleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "plate": "京A·F60827",
                 *       "seatCount": 34,
                 *       "status": "InService",
                 *       "note": ""
                 *     }
                 */
                "application/json": components["schemas"]["BusVehicleUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BusVehicle"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.removeVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vehicleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.vehicleHistory": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                vehicleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.runs": {
        parameters: {
            query?: {
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusDay"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.cancelRun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "routeId": 7,
                 *       "day": "2026-11-17",
                 *       "reason": "The road is flooded"
                 *     }
                 */
                "application/json": components["schemas"]["BusRunCancellation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "routeId": 7,
                     *         "day": "2026-11-17",
                     *         "lineNumber": "3",
                     *         "name": "Wangjing, morning",
                     *         "nameZh": "望京早班",
                     *         "direction": "ToSchool",
                     *         "color": "Purple",
                     *         "status": "Cancelled",
                     *         "reason": "The road is flooded",
                     *         "vehicle": {
                     *           "id": 3,
                     *           "plate": "京A·F60827",
                     *           "seatCount": 34
                     *         },
                     *         "otherVehicle": false,
                     *         "riders": 33,
                     *         "driver": "Ma Guoqiang",
                     *         "driverPhone": "138 0000 2210",
                     *         "attendant": "Zhao Li",
                     *         "attendantPhone": "139 0000 7781",
                     *         "stops": [
                     *           {
                     *             "stopId": 4,
                     *             "name": "Huajiadi",
                     *             "nameZh": "花家地",
                     *             "at": "07:18",
                     *             "latitude": 39.9856,
                     *             "longitude": 116.4689
                     *           }
                     *         ],
                     *         "startsAt": "07:18",
                     *         "endsAt": "08:03",
                     *         "startedAt": null,
                     *         "closedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusRun"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.restoreRun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "routeId": 7,
                 *       "day": "2026-11-17"
                 *     }
                 */
                "application/json": components["schemas"]["BusRunName"];
            };
        };
        responses: {
            200: components["responses"]["BusRun"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.changeRun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "routeId": 7,
                 *       "day": "2026-11-17",
                 *       "vehicleId": 8,
                 *       "reason": "A flat tire"
                 *     }
                 */
                "application/json": components["schemas"]["BusRunChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "routeId": 7,
                     *         "day": "2026-11-17",
                     *         "lineNumber": "3",
                     *         "name": "Wangjing, morning",
                     *         "nameZh": "望京早班",
                     *         "direction": "ToSchool",
                     *         "color": "Purple",
                     *         "status": "Planned",
                     *         "reason": "A flat tire",
                     *         "vehicle": {
                     *           "id": 8,
                     *           "plate": "京A·H64471",
                     *           "seatCount": 34
                     *         },
                     *         "otherVehicle": true,
                     *         "riders": 33,
                     *         "driver": "Ma Guoqiang",
                     *         "driverPhone": "138 0000 2210",
                     *         "attendant": "Zhao Li",
                     *         "attendantPhone": "139 0000 7781",
                     *         "stops": [
                     *           {
                     *             "stopId": 4,
                     *             "name": "Huajiadi",
                     *             "nameZh": "花家地",
                     *             "at": "07:18",
                     *             "latitude": 39.9856,
                     *             "longitude": 116.4689
                     *           }
                     *         ],
                     *         "startsAt": "07:18",
                     *         "endsAt": "08:03",
                     *         "startedAt": null,
                     *         "closedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusRun"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.startRun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "routeId": 7,
                 *       "day": "2026-11-17"
                 *     }
                 */
                "application/json": components["schemas"]["BusRunName"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "routeId": 7,
                     *         "day": "2026-11-17",
                     *         "lineNumber": "3",
                     *         "name": "Wangjing, morning",
                     *         "nameZh": "望京早班",
                     *         "direction": "ToSchool",
                     *         "color": "Purple",
                     *         "status": "OnTheRoad",
                     *         "reason": "",
                     *         "vehicle": {
                     *           "id": 3,
                     *           "plate": "京A·F60827",
                     *           "seatCount": 34
                     *         },
                     *         "otherVehicle": false,
                     *         "riders": 33,
                     *         "driver": "Ma Guoqiang",
                     *         "driverPhone": "138 0000 2210",
                     *         "attendant": "Zhao Li",
                     *         "attendantPhone": "139 0000 7781",
                     *         "stops": [
                     *           {
                     *             "stopId": 4,
                     *             "name": "Huajiadi",
                     *             "nameZh": "花家地",
                     *             "at": "07:18",
                     *             "latitude": 39.9856,
                     *             "longitude": 116.4689
                     *           }
                     *         ],
                     *         "startsAt": "07:18",
                     *         "endsAt": "08:03",
                     *         "startedAt": "2026-11-16T23:16:00.000Z",
                     *         "closedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusRun"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.closeRun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "routeId": 7,
                 *       "day": "2026-11-17"
                 *     }
                 */
                "application/json": components["schemas"]["BusRunName"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "routeId": 7,
                     *         "day": "2026-11-17",
                     *         "lineNumber": "3",
                     *         "name": "Wangjing, morning",
                     *         "nameZh": "望京早班",
                     *         "direction": "ToSchool",
                     *         "color": "Purple",
                     *         "status": "Done",
                     *         "reason": "",
                     *         "vehicle": {
                     *           "id": 3,
                     *           "plate": "京A·F60827",
                     *           "seatCount": 34
                     *         },
                     *         "otherVehicle": false,
                     *         "riders": 33,
                     *         "driver": "Ma Guoqiang",
                     *         "driverPhone": "138 0000 2210",
                     *         "attendant": "Zhao Li",
                     *         "attendantPhone": "139 0000 7781",
                     *         "stops": [
                     *           {
                     *             "stopId": 4,
                     *             "name": "Huajiadi",
                     *             "nameZh": "花家地",
                     *             "at": "07:18",
                     *             "latitude": 39.9856,
                     *             "longitude": 116.4689
                     *           }
                     *         ],
                     *         "startsAt": "07:18",
                     *         "endsAt": "08:03",
                     *         "startedAt": "2026-11-16T23:16:00.000Z",
                     *         "closedAt": "2026-11-17T00:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusRun"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                routeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusRoute"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                routeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "lineNumber": "3",
                 *       "name": "Wangjing, morning",
                 *       "nameZh": "望京早班",
                 *       "direction": "ToSchool",
                 *       "color": "Purple",
                 *       "status": "Active",
                 *       "weekdays": [
                 *         "Monday",
                 *         "Tuesday",
                 *         "Wednesday",
                 *         "Thursday",
                 *         "Friday"
                 *       ],
                 *       "divisions": [],
                 *       "vehicleId": 3,
                 *       "needsApproval": false,
                 *       "driver": "Ma Guoqiang",
                 *       "driverPhone": "138 0000 2210",
                 *       "attendant": "Zhao Li",
                 *       "attendantPhone": "139 0000 7781",
                 *       "calls": [
                 *         {
                 *           "stopId": 4,
                 *           "at": "07:18"
                 *         },
                 *         {
                 *           "stopId": 9,
                 *           "at": "08:03"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BusRouteUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BusRoute"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                routeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "bus.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                routeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: requestedAt, id, startsOn, endsOn, person, route, stop, confirmation, decidedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, of a line or a stop */
                search?: string;
                confirmation?: components["schemas"]["Confirmation"];
                /** @description Only bookings of this route */
                routeId?: components["schemas"]["Id"];
                personId?: components["schemas"]["Id"];
                /** @description startsOn on this day or later, in the school’s time zone */
                from?: string;
                /** @description startsOn on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 31,
                     *             "person": {
                     *               "id": 41,
                     *               "name": "Elias Berg",
                     *               "nameZh": "",
                     *               "type": "student"
                     *             },
                     *             "route": {
                     *               "id": 7,
                     *               "lineNumber": "3",
                     *               "name": "Wangjing, morning",
                     *               "nameZh": "望京早班",
                     *               "direction": "ToSchool",
                     *               "color": "Purple"
                     *             },
                     *             "stop": {
                     *               "id": 4,
                     *               "name": "Huajiadi",
                     *               "nameZh": "花家地"
                     *             },
                     *             "startsOn": "2026-11-18",
                     *             "endsOn": "2026-12-18",
                     *             "weekdays": [
                     *               "Monday",
                     *               "Wednesday"
                     *             ],
                     *             "daysOut": [],
                     *             "confirmation": "Pending",
                     *             "seatDays": 0,
                     *             "waitingDays": 0,
                     *             "place": null,
                     *             "free": 5,
                     *             "note": "",
                     *             "submittedBy": null,
                     *             "requestedAt": "2026-11-17T06:36:00.000Z",
                     *             "decidedBy": null,
                     *             "decidedAt": null,
                     *             "reason": ""
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBookingPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": 41,
                 *       "routeId": 7,
                 *       "stopId": 4,
                 *       "startsOn": "2026-11-18",
                 *       "endsOn": "2026-12-18",
                 *       "weekdays": [
                 *         "Monday",
                 *         "Wednesday"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BusBookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["BusBooking"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards: requestedAt, id, startsOn, endsOn, person, route, stop, confirmation, decidedAt */
                sort?: string;
                /** @description Part of a name in English, Chinese or pinyin, of a line or a stop */
                search?: string;
                confirmation?: components["schemas"]["Confirmation"];
                /** @description Only bookings of this route */
                routeId?: components["schemas"]["Id"];
                personId?: components["schemas"]["Id"];
                /** @description startsOn on this day or later, in the school’s time zone */
                from?: string;
                /** @description startsOn on this day or earlier, in the school’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.people": {
        parameters: {
            query: {
                search: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "name": "Zhou Yichen",
                     *           "nameZh": "周逸晨",
                     *           "type": "student",
                     *           "email": "zhou.yichen@school.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["PersonOption"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.board": {
        parameters: {
            query?: {
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusBoard"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.riders": {
        parameters: {
            query: {
                routeId: components["schemas"]["Id"];
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "bookingId": 31,
                     *           "personId": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "className": "5A",
                     *           "grade": "G5",
                     *           "stop": {
                     *             "id": 4,
                     *             "name": "Huajiadi",
                     *             "nameZh": "花家地"
                     *           },
                     *           "at": "07:18",
                     *           "state": "Seat",
                     *           "place": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusRider"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusBookingSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "cutOffMinutes": 60
                 *     }
                 */
                "application/json": components["schemas"]["BusBookingSettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BusBookingSettings"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 31,
                     *           "person": {
                     *             "id": 41,
                     *             "name": "Elias Berg",
                     *             "nameZh": "",
                     *             "type": "student"
                     *           },
                     *           "route": {
                     *             "id": 7,
                     *             "lineNumber": "3",
                     *             "name": "Wangjing, morning",
                     *             "nameZh": "望京早班",
                     *             "direction": "ToSchool",
                     *             "color": "Purple"
                     *           },
                     *           "stop": {
                     *             "id": 4,
                     *             "name": "Huajiadi",
                     *             "nameZh": "花家地"
                     *           },
                     *           "startsOn": "2026-11-18",
                     *           "endsOn": "2026-12-18",
                     *           "weekdays": [
                     *             "Monday",
                     *             "Wednesday"
                     *           ],
                     *           "daysOut": [],
                     *           "confirmation": "Pending",
                     *           "seatDays": 0,
                     *           "waitingDays": 0,
                     *           "place": null,
                     *           "free": 5,
                     *           "note": "",
                     *           "submittedBy": null,
                     *           "requestedAt": "2026-11-17T06:36:00.000Z",
                     *           "decidedBy": null,
                     *           "decidedAt": null,
                     *           "reason": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": 41,
                 *       "routeId": 7,
                 *       "stopId": 4,
                 *       "startsOn": "2026-11-18",
                 *       "endsOn": "2026-12-18",
                 *       "weekdays": [
                 *         "Monday",
                 *         "Wednesday"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BusBookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["BusBooking"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 31,
                     *         "person": {
                     *           "id": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "type": "student"
                     *         },
                     *         "route": {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple"
                     *         },
                     *         "stop": {
                     *           "id": 4,
                     *           "name": "Huajiadi",
                     *           "nameZh": "花家地"
                     *         },
                     *         "startsOn": "2026-11-18",
                     *         "endsOn": "2026-12-18",
                     *         "weekdays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "daysOut": [],
                     *         "confirmation": "Cancelled",
                     *         "seatDays": 0,
                     *         "waitingDays": 0,
                     *         "place": null,
                     *         "free": 5,
                     *         "note": "",
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-17T06:36:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.leaveOutMine": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day": "2026-11-25"
                 *     }
                 */
                "application/json": components["schemas"]["BusBookingDay"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 31,
                     *         "person": {
                     *           "id": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "type": "student"
                     *         },
                     *         "route": {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple"
                     *         },
                     *         "stop": {
                     *           "id": 4,
                     *           "name": "Huajiadi",
                     *           "nameZh": "花家地"
                     *         },
                     *         "startsOn": "2026-11-18",
                     *         "endsOn": "2026-12-18",
                     *         "weekdays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "daysOut": [
                     *           "2026-11-25"
                     *         ],
                     *         "confirmation": "Confirmed",
                     *         "seatDays": 0,
                     *         "waitingDays": 0,
                     *         "place": null,
                     *         "free": 5,
                     *         "note": "",
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-17T06:36:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.rideAgainMine": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day": "2026-11-25"
                 *     }
                 */
                "application/json": components["schemas"]["BusBookingDay"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 31,
                     *         "person": {
                     *           "id": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "type": "student"
                     *         },
                     *         "route": {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple"
                     *         },
                     *         "stop": {
                     *           "id": 4,
                     *           "name": "Huajiadi",
                     *           "nameZh": "花家地"
                     *         },
                     *         "startsOn": "2026-11-18",
                     *         "endsOn": "2026-12-18",
                     *         "weekdays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "daysOut": [],
                     *         "confirmation": "Confirmed",
                     *         "seatDays": 0,
                     *         "waitingDays": 0,
                     *         "place": null,
                     *         "free": 5,
                     *         "note": "",
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-17T06:36:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusBooking"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 31,
                     *         "person": {
                     *           "id": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "type": "student"
                     *         },
                     *         "route": {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple"
                     *         },
                     *         "stop": {
                     *           "id": 4,
                     *           "name": "Huajiadi",
                     *           "nameZh": "花家地"
                     *         },
                     *         "startsOn": "2026-11-18",
                     *         "endsOn": "2026-12-18",
                     *         "weekdays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "daysOut": [],
                     *         "confirmation": "Confirmed",
                     *         "seatDays": 0,
                     *         "waitingDays": 0,
                     *         "place": null,
                     *         "free": 5,
                     *         "note": "",
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-17T06:36:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The stop is given up"
                 *     }
                 */
                "application/json": components["schemas"]["BusBookingReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 31,
                     *         "person": {
                     *           "id": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "type": "student"
                     *         },
                     *         "route": {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple"
                     *         },
                     *         "stop": {
                     *           "id": 4,
                     *           "name": "Huajiadi",
                     *           "nameZh": "花家地"
                     *         },
                     *         "startsOn": "2026-11-18",
                     *         "endsOn": "2026-12-18",
                     *         "weekdays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "daysOut": [],
                     *         "confirmation": "Rejected",
                     *         "seatDays": 0,
                     *         "waitingDays": 0,
                     *         "place": null,
                     *         "free": 5,
                     *         "note": "",
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-17T06:36:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": "The stop is given up"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 31,
                     *         "person": {
                     *           "id": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "type": "student"
                     *         },
                     *         "route": {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple"
                     *         },
                     *         "stop": {
                     *           "id": 4,
                     *           "name": "Huajiadi",
                     *           "nameZh": "花家地"
                     *         },
                     *         "startsOn": "2026-11-18",
                     *         "endsOn": "2026-12-18",
                     *         "weekdays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "daysOut": [],
                     *         "confirmation": "Cancelled",
                     *         "seatDays": 0,
                     *         "waitingDays": 0,
                     *         "place": null,
                     *         "free": 5,
                     *         "note": "",
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-17T06:36:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.leaveOut": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day": "2026-11-25"
                 *     }
                 */
                "application/json": components["schemas"]["BusBookingDay"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 31,
                     *         "person": {
                     *           "id": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "type": "student"
                     *         },
                     *         "route": {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple"
                     *         },
                     *         "stop": {
                     *           "id": 4,
                     *           "name": "Huajiadi",
                     *           "nameZh": "花家地"
                     *         },
                     *         "startsOn": "2026-11-18",
                     *         "endsOn": "2026-12-18",
                     *         "weekdays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "daysOut": [
                     *           "2026-11-25"
                     *         ],
                     *         "confirmation": "Confirmed",
                     *         "seatDays": 0,
                     *         "waitingDays": 0,
                     *         "place": null,
                     *         "free": 5,
                     *         "note": "",
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-17T06:36:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.rideAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day": "2026-11-25"
                 *     }
                 */
                "application/json": components["schemas"]["BusBookingDay"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 31,
                     *         "person": {
                     *           "id": 41,
                     *           "name": "Elias Berg",
                     *           "nameZh": "",
                     *           "type": "student"
                     *         },
                     *         "route": {
                     *           "id": 7,
                     *           "lineNumber": "3",
                     *           "name": "Wangjing, morning",
                     *           "nameZh": "望京早班",
                     *           "direction": "ToSchool",
                     *           "color": "Purple"
                     *         },
                     *         "stop": {
                     *           "id": 4,
                     *           "name": "Huajiadi",
                     *           "nameZh": "花家地"
                     *         },
                     *         "startsOn": "2026-11-18",
                     *         "endsOn": "2026-12-18",
                     *         "weekdays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "daysOut": [],
                     *         "confirmation": "Confirmed",
                     *         "seatDays": 0,
                     *         "waitingDays": 0,
                     *         "place": null,
                     *         "free": 5,
                     *         "note": "",
                     *         "submittedBy": null,
                     *         "requestedAt": "2026-11-17T06:36:00.000Z",
                     *         "decidedBy": null,
                     *         "decidedAt": "2026-11-17T07:40:00.000Z",
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["BusBooking"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusBooking"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
    "busBooking.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["Failed"];
            default: components["responses"]["Failed"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
