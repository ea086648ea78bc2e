/** Generated from the DTO classes of the API by `npm run contracts`. Not to be edited. */

export interface paths {
    "/api/admin/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s own account */
        get: operations["AdminAccount_account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller’s passkeys */
        get: operations["AdminPasskeys_list"];
        put?: never;
        /** Saves the passkey that the browser created */
        post: operations["AdminPasskeys_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one of the caller’s passkeys */
        delete: operations["AdminPasskeys_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for creating a passkey in the browser */
        post: operations["AdminPasskeys_startRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the caller’s password
         * @description Every other session of the account ends.
         */
        post: operations["AdminAccount_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/reauthentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the caller’s identity by password, for the next ten minutes */
        post: operations["AdminReauthentication_byPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/reauthentication/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the caller’s identity by passkey, for the next ten minutes */
        post: operations["AdminReauthentication_byPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/reauthentication/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for proving one of the caller’s passkeys in the browser */
        post: operations["AdminReauthentication_startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts setting up an authenticator app */
        post: operations["AdminAccount_startSecondFactorEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns on the second factor with a first code */
        post: operations["AdminAccount_confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes the caller’s second factor
         * @description Requires the password.
         */
        post: operations["AdminAccount_disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate-commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists affiliate commissions, newest first */
        get: operations["AdminAffiliateCommissions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate-commissions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every commission that matches as a CSV stream */
        get: operations["AdminAffiliateCommissions_exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate-commissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Corrects the costs of a commission that is neither approved nor paid */
        patch: operations["AdminAffiliateCommissions_correctCosts"];
        trace?: never;
    };
    "/api/admin/affiliate-commissions/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts or declines a commission in review */
        post: operations["AdminAffiliateCommissions_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every day of a time range, for the chart */
        get: operations["AdminAnalytics_days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports days, pages, sources, partners, or single visits within their retention, as CSV */
        get: operations["AdminAnalytics_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics/partners/{partnerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visits through an affiliate’s link */
        get: operations["AdminAnalytics_partner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visits, orders and revenue of a time range by source, event or affiliate */
        get: operations["AdminConversions_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics/sales.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the sales by traffic source as CSV */
        get: operations["AdminConversions_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artist-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists artist notes, newest first, a page at a time */
        get: operations["AdminArtistNotes_list"];
        put?: never;
        /** Creates an artist note to one collector, or to a level and all levels above it */
        post: operations["AdminArtistNotes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artist-notes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the artist notes that match as CSV */
        get: operations["AdminArtistNotes_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artist-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an artist note */
        put: operations["AdminArtistNotes_update"];
        post?: never;
        /** Deletes an artist note, so that nobody can read it any more */
        delete: operations["AdminArtistNotes_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artwork-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports what the dry run showed, up to a hundred rows per call
         * @description Repeating the call continues.
         */
        post: operations["AdminArtworkImportExport_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artwork-import/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows what an import would change, row by row, without changing anything */
        post: operations["AdminArtworkImportExport_dryRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artwork-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the inventory as the public sees it: no hidden artworks, notes or costs
         * @description With `?view=staff`, staff get a list of `InventoryRecord` including hidden artworks; everyone else gets `unauthorized`.
         */
        get: operations["Artworks_listRecords"];
        put?: never;
        /** Adds an artwork */
        post: operations["AdminArtworkInventory_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artwork-inventory.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every artwork that matches as CSV, with all columns that an import reads */
        get: operations["AdminArtworkImportExport_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artwork-inventory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An artwork with everything that staff see about it */
        get: operations["AdminArtworkInventory_find"];
        /**
         * Changes the fields that the form sends
         * @description Only the owner may change prices and edition counts.
         */
        put: operations["AdminArtworkInventory_update"];
        post?: never;
        /** Removes an artwork, or archives it if it has sales, holds or orders */
        delete: operations["AdminArtworkInventory_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artwork-inventory/{id}/live-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Shows or hides an artwork */
        patch: operations["AdminArtworkInventory_setLiveStatus"];
        trace?: never;
    };
    "/api/admin/artwork-inventory/{id}/price-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the artwork’s sizes to the prices of its tier in the price book */
        post: operations["AdminArtworkInventory_applyPriceBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artwork-inventory/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a page of the inventory, newest first, including hidden artworks */
        get: operations["AdminArtworkInventory_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artwork-inventory/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a picture ahead of the form, which then names it in `pictures`: a form that fails loses no pictures */
        post: operations["AdminArtworkInventory_uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/artworks/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a hidden artwork public and notifies its presale list in the order of the requests */
        post: operations["AdminPrivatePreviews_publishArtwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists audit entries, latest first */
        get: operations["AdminAuditLog_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every audit entry that matches as CSV */
        get: operations["AdminAuditLog_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists certificates, newest first, a page at a time */
        get: operations["AdminCertificates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every certificate that matches as a CSV stream */
        get: operations["AdminCertificates_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{coaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certificate with its whole history */
        get: operations["AdminCertificates_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{coaId}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces a certificate with a new one for the same edition number, which is returned */
        post: operations["AdminCertificates_replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{coaId}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes a certificate
         * @description The reason stays in its history.
         */
        post: operations["AdminCertificates_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{coaId}/sheet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The PDF as the certificate’s holder gets it */
        get: operations["AdminCertificates_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{coaId}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies the photographer’s signature to a certificate
         * @description Repeating it has no effect.
         */
        post: operations["AdminCertificates_applySignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{coaId}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfers a certificate to another holder without asking either side */
        post: operations["AdminCertificates_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists collectors, a page at a time */
        get: operations["AdminCollectors_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every collector who matches as a CSV stream */
        get: operations["AdminCollectors_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A collector with everything the gallery knows about them */
        get: operations["AdminCollectors_view"];
        put?: never;
        post?: never;
        /**
         * Deletes a collector’s account
         * @description Orders stay, anonymized.
         */
        delete: operations["AdminCollectorAccounts_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports all data about a collector as a file */
        get: operations["AdminCollectorAccounts_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a collector’s level by hand; null returns it to the rule */
        post: operations["AdminCollectors_setLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a note to a collector, for staff only */
        post: operations["AdminCollectors_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a note
         * @description Only its author may do it.
         */
        put: operations["AdminCollectors_updateNote"];
        post?: never;
        /**
         * Deletes a note
         * @description Only its author may do it.
         */
        delete: operations["AdminCollectors_removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}/password-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emails a collector a link to choose a new password */
        post: operations["AdminCollectorAccounts_sendPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}/private-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a collector sees in their private preview */
        get: operations["AdminPrivatePreviews_viewAsCollector"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}/reservations/{editionId}/{editionNumber}": {
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
         * Ends a collector’s reservation
         * @description Repeating it has no effect.
         */
        delete: operations["AdminPrivatePreviews_releaseReservation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collectors/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs a collector out everywhere */
        delete: operations["AdminCollectorAccounts_signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/commission-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists commission requests, newest first, a page at a time */
        get: operations["AdminCommissionRequests_list"];
        put?: never;
        /**
         * Creates a commission request
         * @description Returns 200 if the inquiry has already become one.
         */
        post: operations["AdminCommissionRequests_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/commission-requests.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the commission requests that match as CSV */
        get: operations["AdminCommissionRequests_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/commission-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A commission request with its whole history */
        get: operations["AdminCommissionRequests_view"];
        /** Changes the project, budget, quote and staff note of a commission request */
        put: operations["AdminCommissionRequests_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/commission-requests/{id}/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a deposit from the collector, by email and in their account */
        post: operations["AdminCommissionRequests_requestDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/commission-requests/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the status of a commission request
         * @description Setting the current one has no effect.
         */
        post: operations["AdminCommissionRequests_updateStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Key figures and sales of the gallery */
        get: operations["AdminDashboard_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists recent activity, newest first */
        get: operations["AdminDashboard_listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what needs attention, by kind, most urgent first
         * @description Kinds without items are left out.
         */
        get: operations["AdminDashboard_listAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions/{editionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger of an edition, print by print */
        get: operations["AdminPrintLedger_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions/{editionId}/draft-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sells a print to a buyer in the room or on the phone: it is held, and they pay through a link */
        post: operations["AdminPrintLedger_createDraftOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions/{editionId}/offline-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records an offline sale
         * @description Repeating the same id records nothing new.
         */
        post: operations["AdminPrintLedger_recordOfflineSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions/{editionId}/prints/{editionNumber}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds an available print for someone */
        post: operations["AdminPrintLedger_hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions/{editionId}/prints/{editionNumber}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Releases a print that was held for someone */
        post: operations["AdminPrintLedger_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions/{editionId}/prints/{editionNumber}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a refunded print back on sale */
        post: operations["AdminPrintLedger_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions/{editionId}/prints/{editionNumber}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voids a print, which is never sold again */
        post: operations["AdminPrintLedger_void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the email templates */
        get: operations["AdminEmailTemplates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An email template with its default */
        get: operations["AdminEmailTemplates_get"];
        /** Sets the content of an email template; null restores the default */
        put: operations["AdminEmailTemplates_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates/{key}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renders an email template with sample values */
        post: operations["AdminEmailTemplates_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates/{key}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the versions of an email template, latest first */
        get: operations["AdminEmailTemplates_listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists emails, failed ones first */
        get: operations["AdminEmails_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every email that matches as CSV, without its text */
        get: operations["AdminEmails_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An email with its text, while it is kept */
        get: operations["AdminEmails_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the same text to the same address again, as a new email */
        post: operations["AdminEmails_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retries a failed email at once
         * @description A delivered one stays delivered.
         */
        post: operations["AdminEmails_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-devices/{id}": {
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
         * Revokes a device
         * @description Its next upload is refused.
         */
        delete: operations["AdminEventDevices_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-guests/{id}/pass-revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes all passes of a guest
         * @description Whoever can read the mailbox of the address gets a new one by email.
         */
        post: operations["AdminGuests_revokePasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes a photo’s caption, and whether it can be ordered */
        patch: operations["AdminEventPhotos_update"];
        trace?: never;
    };
    "/api/admin/event-photos/{id}/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sizes of a photo, with the prints left of each, for staff */
        get: operations["AdminEventPhotoSales_editions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a photo that is waiting for approval or was withdrawn */
        post: operations["AdminEventPhotos_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos/{id}/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds the next number for a guest and returns a payment link */
        post: operations["AdminEventPhotoSales_sell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a photo from the feed, or rejects one that is waiting for approval */
        post: operations["AdminEventPhotos_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the gate’s password
         * @description Data still requires a session.
         */
        post: operations["StaffAuth_verifyGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists messages, newest first or earliest due first */
        get: operations["AdminInbox_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every message that matches as a CSV stream */
        get: operations["AdminInbox_exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A message with its history */
        get: operations["AdminInbox_view"];
        put?: never;
        post?: never;
        /** Deletes a message, such as spam */
        delete: operations["AdminInbox_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the applicant an affiliate and emails them their link */
        post: operations["AdminAffiliateApplications_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assigns a message to a staff member, or to nobody */
        put: operations["AdminInbox_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines an application by email */
        post: operations["AdminAffiliateApplications_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an internal note to a message */
        post: operations["AdminInbox_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a draft order from a message, holds its prints, and emails the payment link */
        post: operations["AdminInbox_createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks a message as read or unread */
        put: operations["AdminInbox_setReadState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replies to a message by email, signed by the gallery, with the message quoted */
        post: operations["AdminInbox_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes or reopens a message
         * @description Repeating it has no effect.
         */
        post: operations["AdminInbox_changeState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the staff members who can be assigned */
        get: operations["AdminInbox_assignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of messages that need a reply */
        get: operations["AdminInbox_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the latest 200 letters, newest first */
        get: operations["AdminLetters_list"];
        put?: never;
        /** Creates a draft letter */
        post: operations["AdminLetters_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A letter with its results */
        get: operations["AdminLetters_view"];
        /** Changes a draft letter */
        put: operations["AdminLetters_update"];
        post?: never;
        /** Deletes a draft letter */
        delete: operations["AdminLetters_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resumes a stopped letter */
        post: operations["AdminLetters_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a letter to its recipients, now or on a date */
        post: operations["AdminLetters_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops a letter
         * @description One that has not started becomes a draft again.
         */
        post: operations["AdminLetters_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a letter to the caller only, as a test */
        post: operations["AdminLetters_sendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renders a letter, saved or not, as it would be sent */
        post: operations["AdminLetters_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts who would get a letter */
        post: operations["AdminLetters_reach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in and revokes the browser's previous session */
        post: operations["StaffAuth_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey, which replaces password and code, and revokes the browser’s previous session */
        post: operations["StaffAuth_signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for signing in with a passkey in the browser */
        post: operations["StaffAuth_startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes the caller's session, if there is one */
        post: operations["StaffAuth_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in staff member, if any: pages cannot read the cookie */
        get: operations["StaffAuth_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order-referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists attributed orders, newest first */
        get: operations["AdminAffiliateCommissions_listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists orders, newest first, a page at a time */
        get: operations["AdminOrders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every order that matches as a CSV stream */
        get: operations["AdminOrders_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its whole history */
        get: operations["AdminOrders_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the certificates of an order, oldest first
         * @description Empty until the order is paid.
         */
        get: operations["AdminCertificates_listByOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/delivery-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quotes the delivery and asks the buyer to pay for it */
        post: operations["AdminPaymentRequests_quoteDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/delivery-quote-suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggests a delivery quote for an order */
        get: operations["AdminOrders_suggestDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/event-photo-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emails new links to the digital files of an order */
        post: operations["EventPhotoFiles_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/framing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks an order’s prints as framed
         * @description The buyer sees it in the order’s timeline.
         */
        post: operations["AdminOrderStudio_markFramed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the installation request as handled, or opens it again */
        post: operations["AdminOrders_updateInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice of an order */
        get: operations["AdminOrderPapers_invoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a note to an order, for staff only */
        post: operations["AdminOrders_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/packing-slip.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packing slip of an order, without prices */
        get: operations["AdminOrderPapers_packingSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/payment-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the payment requests of an order, newest first */
        get: operations["AdminPaymentRequests_list"];
        put?: never;
        /** Creates a payment link and emails it to the buyer */
        post: operations["AdminPaymentRequests_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/payment-requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the payment at Stripe, then here
         * @description Repeating it has no effect.
         */
        post: operations["AdminPaymentRequests_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/payment-requests/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emails the payment link to the buyer again */
        post: operations["AdminPaymentRequests_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/payment-requests/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The link of an open payment request, to pass on */
        post: operations["AdminPaymentRequests_copyLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the form’s file `picture` with its `caption` to an order, and emails the buyer */
        post: operations["AdminOrderStudio_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a picture and its file */
        delete: operations["AdminOrderStudio_remove"];
        options?: never;
        head?: never;
        /** Changes the caption or position of a picture */
        patch: operations["AdminOrderStudio_update"];
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The affiliate of an order, without rates
         * @description All fields are null if there is none.
         */
        get: operations["AdminAffiliateCommissions_getReferral"];
        /** Assigns an affiliate to an order, or removes them */
        put: operations["AdminAffiliateCommissions_assignReferral"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/refund-approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a refund, after the same checks as for any refund */
        post: operations["AdminRefundApprovals_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/refund-approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a refund */
        post: operations["AdminRefundApprovals_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refunds an order through Stripe, or records a refund that was made offline */
        post: operations["AdminOrders_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/shipping-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the shipping address of an order until the prints are shipped */
        post: operations["AdminOrders_updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the status of an order and emails the buyer
         * @description Repeating it has no effect. Only the owner may cancel or reject, which refunds the order.
         */
        post: operations["AdminOrders_updateStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/status/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes the last status change, within a few seconds: the buyer is told only after them */
        post: operations["AdminOrders_undoStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/papers/catalogue-raisonne.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The catalogue raisonné: artworks with pictures, facts and editions, one page each */
        post: operations["AdminPapers_catalogueRaisonne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/papers/consignment-sheet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The consignment sheet for a venue: numbers, prices, terms and room for signatures */
        post: operations["AdminPapers_consignmentSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/papers/wall-labels.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Wall labels, to be cut out */
        post: operations["AdminPapers_wallLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/password-links/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a password with the link’s token */
        post: operations["AdminStaffAccounts_choosePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-page-violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what browsers blocked on the payment page, latest first */
        get: operations["AdminPaymentPage_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists people, latest contact first, a page at a time */
        get: operations["AdminPeople_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports everyone who matches as a CSV stream */
        get: operations["AdminPeople_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person, with everything between them and the gallery */
        get: operations["AdminPeople_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Joins an email address, with those already joined to it, to a person */
        post: operations["AdminPeople_joinAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Separates a joined address, which becomes a person of its own again */
        delete: operations["AdminPeople_partAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a person’s consent to the newsletter, and how they gave it */
        post: operations["AdminPeople_recordConsent"];
        /** Unsubscribes a person from the newsletter */
        delete: operations["AdminPeople_endNewsletter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a person’s note; an empty text removes it */
        put: operations["AdminPeople_updateNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a tag to a person */
        post: operations["AdminPeople_addTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a tag from a person */
        delete: operations["AdminPeople_removeTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists every tag in use */
        get: operations["AdminPeople_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/price-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prices in force */
        get: operations["AdminPriceBook_getCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/price-book/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists every price book version with its prices and costs, latest first */
        get: operations["AdminPriceBook_list"];
        put?: never;
        /** Creates a price book version, which takes effect at once or at its time */
        post: operations["AdminPriceBook_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/price-book/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws a price book version that has not taken effect yet */
        delete: operations["AdminPriceBook_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/price-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists price changes, latest first */
        get: operations["AdminPriceChanges_list"];
        put?: never;
        /** Applies a price change at once, or on its date */
        post: operations["AdminPriceChanges_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/price-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws a price change before its date */
        delete: operations["AdminPriceChanges_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/price-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a price change
         * @description Prices that have changed again since stay.
         */
        post: operations["AdminPriceChanges_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/price-changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Previews a price change without making it */
        post: operations["AdminPriceChanges_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/private-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists private previews, including ended ones, newest first, a page at a time */
        get: operations["AdminPrivatePreviews_list"];
        put?: never;
        /** Creates a private preview for single collectors, or for a level and all levels above it */
        post: operations["AdminPrivatePreviews_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/private-previews.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the private previews that match as CSV */
        get: operations["AdminPrivatePreviews_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/private-previews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A private preview, with its reservations and presale notifications */
        get: operations["AdminPrivatePreviews_view"];
        /**
         * Changes a private preview
         * @description Collectors who are added are notified, nobody twice.
         */
        put: operations["AdminPrivatePreviews_update"];
        post?: never;
        /**
         * Ends a private preview
         * @description Repeating it has no effect.
         */
        delete: operations["AdminPrivatePreviews_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/private-previews/{id}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a private preview ahead of time */
        post: operations["AdminPrivatePreviews_openNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the saved views of a list, oldest first */
        get: operations["AdminSavedViews_list"];
        put?: never;
        /** Saves a list's filters under a name */
        post: operations["AdminSavedViews_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views/{id}": {
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
         * Deletes one of the caller’s views
         * @description An owner may delete any shared view.
         */
        delete: operations["AdminSavedViews_delete"];
        options?: never;
        head?: never;
        /**
         * Renames or shares one of the caller’s views
         * @description Its filters stay.
         */
        patch: operations["AdminSavedViews_update"];
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches the artworks, prints, people, orders, certificates and events that the caller may read */
        get: operations["AdminSearch_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists affiliates, newest first, a page at a time */
        get: operations["AdminAffiliates_list"];
        put?: never;
        /** Creates an affiliate, and sends a welcome email if requested */
        post: operations["AdminAffiliates_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every affiliate who matches, with their balance, as a CSV stream */
        get: operations["AdminAffiliates_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One affiliate */
        get: operations["AdminAffiliates_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the given fields of an affiliate
         * @description Existing orders keep their rate.
         */
        patch: operations["AdminAffiliates_update"];
        trace?: never;
    };
    "/api/admin/selling-partners/{id}/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists an affiliate’s commissions, newest first */
        get: operations["AdminAffiliates_listCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners/{id}/commissions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every commission of an affiliate that matches as a CSV stream */
        get: operations["AdminAffiliates_exportCommissionsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the orders an affiliate referred, newest first, in any attribution status */
        get: operations["AdminAffiliates_listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners/{id}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists an affiliate’s payouts, with the amount of the next one */
        get: operations["AdminAffiliates_listPayouts"];
        put?: never;
        /**
         * Records a payout
         * @description Repeating the same id records nothing new.
         */
        post: operations["AdminAffiliates_createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month of an affiliate’s statement */
        get: operations["AdminAffiliateStatements_statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners/{id}/statement-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates the link to an affiliate’s statements, replacing the previous one */
        post: operations["AdminAffiliateStatements_createLink"];
        /**
         * Revokes the link to an affiliate’s statements
         * @description Succeeds even if there is none.
         */
        delete: operations["AdminAffiliateStatements_revokeLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/selling-partners/{id}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month of an affiliate’s statement as CSV */
        get: operations["AdminAffiliateStatements_exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists every series, in order */
        get: operations["AdminSeries_table"];
        /**
         * Replaces the series table
         * @description A series with artworks cannot be removed.
         */
        put: operations["AdminSeries_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All settings that the console shows */
        get: operations["AdminSettings_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the gallery’s name, artist and addresses */
        put: operations["AdminSettings_brand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes how long guests’ data is kept */
        put: operations["AdminSettings_events"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/gate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the gate’s texts by tag */
        put: operations["AdminSettings_gate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks names, certificates, email, Stripe, the clock, disk and the parts of the API
         * @description Cached for 30 seconds.
         */
        get: operations["AdminSettings_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes how long messages are kept */
        put: operations["AdminSettings_inbox"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes what collectors spend to reach a level */
        put: operations["AdminSettings_levels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the gallery’s links and its charity */
        put: operations["AdminSettings_links"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/orderLimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes how many prints of one edition an order may contain */
        put: operations["AdminSettings_orderLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the rate of new affiliates, and when commissions are approved */
        put: operations["AdminSettings_partners"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the amount above which a refund needs a second owner */
        put: operations["AdminSettings_refunds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long each kind of personal data is kept, and when retention last ran */
        get: operations["AdminSettings_retention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes sales mode, tax and card fee */
        put: operations["AdminSettings_sales"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes whether and how visits are counted, and how long single visits are kept */
        put: operations["AdminSettings_tracking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists every section of the site with its content */
        get: operations["AdminSiteContent_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a section of the site */
        put: operations["AdminSiteContent_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/{section}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a link that previews an unsaved section on its page for an hour */
        post: operations["AdminSiteContent_createPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/{section}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the versions of a section, latest first */
        get: operations["AdminSiteContent_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/drawings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads an SVG drawing for the site */
        post: operations["AdminSiteFiles_uploadSvg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/films": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a film for the site */
        post: operations["AdminSiteFiles_uploadVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all staff and owner accounts */
        get: operations["AdminStaffAccounts_list"];
        put?: never;
        /**
         * Creates a staff account
         * @description The link to choose its password is shown only once.
         */
        post: operations["AdminStaffAccounts_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disables a staff account
         * @description Its actions stay in the audit log.
         */
        post: operations["AdminStaffAccounts_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enables a disabled account */
        post: operations["AdminStaffAccounts_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/export-permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allows or forbids an account to export personal data */
        post: operations["AdminStaffAccounts_setExportPermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/password-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a new link to choose a password, replacing the previous one */
        post: operations["AdminStaffAccounts_createPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/second-factor-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes the second factor of a staff member who has lost their phone */
        post: operations["AdminAccount_removeStaffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs a staff account out everywhere */
        delete: operations["AdminStaffAccounts_revokeSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/sign-in-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is required for everyone’s sign-in */
        get: operations["AdminStaffAccounts_signInPolicy"];
        /** Requires a second factor for everyone’s sign-in, or stops requiring it */
        put: operations["AdminStaffAccounts_changeSignInPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stripe-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists every type of event that has an effect: when it last arrived, and whether Stripe sends it */
        get: operations["AdminStripeWebhooks_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all events, latest first */
        get: operations["AdminEvents_list"];
        put?: never;
        /**
         * Creates an event
         * @description It is scheduled until it starts.
         */
        post: operations["AdminEvents_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports all events as CSV, latest first */
        get: operations["AdminEventsCsv_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An event as the console edits it */
        get: operations["AdminEvents_one"];
        put?: never;
        post?: never;
        /** Deletes an event with its photos, or archives it if anything of it was sold or held */
        delete: operations["AdminEvents_delete"];
        options?: never;
        head?: never;
        /**
         * Changes an event
         * @description Omitted fields stay unchanged.
         */
        patch: operations["AdminEvents_update"];
        trace?: never;
    };
    "/api/admin/studio-events/{id}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the event’s devices, newest first */
        get: operations["AdminEventDevices_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Previews an event’s follow-up email as it would be sent now */
        get: operations["AdminEventFollowUps_preview"];
        put?: never;
        /** Sends the follow-up email now to the guests who have not had it */
        post: operations["AdminEventFollowUps_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists an event’s guests and waitlist, a page at a time */
        get: operations["AdminEvents_guests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/guests.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports every guest who matches as a CSV stream */
        get: operations["AdminEvents_guestsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/pairing-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a pairing code for one device
         * @description It is shown only once, and replaces the previous one of the same staff member.
         */
        post: operations["AdminEventDevices_createCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/photo-digests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells which of these files the event already has */
        post: operations["AdminEventPhotoUploads_findKnown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists an event’s photos in any state, in the order of capture, a page at a time */
        get: operations["AdminEventPhotoUploads_list"];
        put?: never;
        /**
         * Uploads photos to an event
         * @description Fields before a file belong to it. The response comes once the files are stored; their pictures are rendered afterwards.
         */
        post: operations["AdminEventPhotoUploads_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/projector-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a projector URL, which contains a pass */
        post: operations["AdminEvents_createProjectorLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The QR code of the gate, also for VIP-only events */
        get: operations["AdminEvents_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/studio-events/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts, ends or cancels an event
         * @description Repeating it has no effect.
         */
        post: operations["AdminEvents_changeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unpaid-holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists unpaid holds by origin */
        get: operations["UnpaidHoldsAdmin_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unpaid-holds/{originId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the cart holds of an origin and expires its unpaid checkouts, which releases their prints
         * @description Owner only, as with cancelling orders.
         */
        post: operations["UnpaidHoldsAdmin_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate-program": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rates and rules of the affiliate program */
        get: operations["AffiliateProgram_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate-statements/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A signed month of an affiliate’s statement */
        get: operations["AffiliateStatements_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest visits in a time range */
        get: operations["Analytics_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visitors, page views and sales of a time range */
        get: operations["Analytics_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records one or more page views */
        post: operations["Tracking_track"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists artworks for cards */
        get: operations["Artworks_listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An artwork by its current or a former slug */
        get: operations["Artworks_findBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in collector, or null: some clients take any truthy response to mean signed in */
        get: operations["CollectorAuth_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-in-stock-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a back-in-stock alert
         * @description The response is the same whether or not the address is known.
         */
        post: operations["BackInStock_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-in-stock-alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a back-in-stock alert with the button on the page that the email links to: email scanners only follow links */
        post: operations["BackInStock_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-in-stock-alerts/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unsubscribes from a back-in-stock alert, with the page’s button or from an email client, which posts a form without cookies (RFC 8058) */
        post: operations["BackInStock_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart-holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds one print for the cart for a limited time */
        post: operations["CartHolds_hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart-holds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Releases a print that the cart holds */
        delete: operations["CartHolds_release"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate-transfers/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a transfer as the new owner, signed in with the address that got the link */
        post: operations["CertificateTransfers_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate-transfers/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a transfer as its holder, authorized by the link */
        post: operations["CertificateTransfers_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate-transfers/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The transfer behind a link
         * @description A POST, so that the link’s secret is not logged.
         */
        post: operations["CertificateTransfers_lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{coaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public record of a certificate, to which its QR code leads */
        get: operations["Certificates_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys that verify certificates, as a JWK set (RFC 7517) */
        get: operations["Certificates_keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout-sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order behind a checkout
         * @description Settles it if Stripe’s webhook has not arrived yet.
         */
        get: operations["Checkout_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout-sessions/{sessionId}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Expires a checkout whose buyer came back without paying, and releases its prints */
        post: operations["Checkout_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collect-visitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Admits a guest through the form at the feed */
        post: operations["Guests_admitAtFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/artist-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the collector’s artist notes, newest first */
        get: operations["PrivatePreviews_artistNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the collector’s certificates, newest sale first */
        get: operations["CollectorCertificates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/certificates/{coaId}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A certificate’s PDF, for its holder only
         * @description Browsers cache it and revalidate it each time.
         */
        get: operations["CollectorCertificates_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/certificates/{coaId}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a transfer and emails a link to each side */
        post: operations["CertificateTransfers_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The collector’s prints, with what each cost and what it costs now */
        get: operations["Collection_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/collection/insurance-sheet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The collection as a PDF for an insurer, with pictures, numbers and certificates */
        get: operations["Collection_insuranceSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/inquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a collector's inquiry */
        post: operations["Contact_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/pre-sale-notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a notification when an artwork goes on sale
         * @description Repeating it has no effect.
         */
        post: operations["PrivatePreviews_preSaleNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/print-inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an inquiry about lending or selling a print that the collector owns */
        post: operations["Contact_submitPrintInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/private-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the artworks in the collector’s private preview */
        get: operations["PrivatePreviews_privateInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserves a print
         * @description Repeating it has no effect and does not extend the reservation.
         */
        post: operations["PrivatePreviews_reserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/reservations/{editionId}/{editionNumber}": {
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
         * Ends a reservation
         * @description Succeeds even if the caller has not reserved the print, so that it reveals nothing.
         */
        delete: operations["PrivatePreviews_release"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collector/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancels a transfer */
        delete: operations["CertificateTransfers_cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/email-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an address, while signed in to its account */
        post: operations["CollectorAuth_confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes the caller's session, if there is one */
        post: operations["CollectorAuth_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in collector */
        get: operations["CollectorAccount_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the collector’s name */
        patch: operations["CollectorAccount_rename"];
        trace?: never;
    };
    "/api/collectors/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the collector’s account
         * @description Orders stay, anonymized.
         */
        post: operations["CollectorAccount_deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a change of email address: the new address gets a link, the current one a notice */
        post: operations["CollectorAccount_changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/me/email-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emails the confirmation link again, unless the address is confirmed */
        post: operations["CollectorAccount_resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports all data about the collector as a file */
        get: operations["CollectorAccount_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the collector’s password and revokes every other session */
        post: operations["CollectorAccount_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/me/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile picture, for its collector only
         * @description Its URL changes with the picture.
         */
        get: operations["ProfilePicture_file"];
        /** Replaces the profile picture with the form’s file `picture` */
        put: operations["ProfilePicture_replace"];
        post?: never;
        /** Removes the profile picture */
        delete: operations["ProfilePicture_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the collector’s sessions, most recently used first */
        get: operations["CollectorAccount_listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes one of the collector’s sessions */
        delete: operations["CollectorAccount_revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a link to choose a new password
         * @description The response is the same whether or not the address is known.
         */
        post: operations["CollectorAuth_requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/password-resets/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password and signs in */
        post: operations["CollectorAuth_confirmReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in and revokes the browser's previous session */
        post: operations["CollectorAuth_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collectors/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account and signs in to it
         * @description An address has at most one account.
         */
        post: operations["CollectorAuth_signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the collector’s commission requests, newest first */
        get: operations["CommissionRequests_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to the gallery */
        post: operations["Contact_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a checkout, for guests and signed-in collectors alike */
        post: operations["Checkout_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{editionId}/available-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The edition numbers that can be bought now */
        get: operations["Artworks_listAvailableNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records bounces and complaints
         * @description Repeating one has no effect.
         */
        post: operations["EmailEvents_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes to the newsletter
         * @description The response is the same whether or not the address is known.
         */
        post: operations["Newsletter_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-devices/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a pairing code for the device’s token
         * @description A code works once.
         */
        post: operations["EventDevices_pair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-devices/photo-digests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells a paired device which of these files the event already has */
        post: operations["DevicePhotos_findKnown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-devices/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads photos from a paired device
         * @description Fields before a file belong to it. The response comes once the files are stored; their pictures are rendered afterwards.
         */
        post: operations["DevicePhotos_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-guest-pass-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Admits a registered guest through the link in their email */
        post: operations["Guests_admitByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-guest-passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a pass in its cookie, for pages whose URL contains one, such as the projector */
        post: operations["Guests_savePass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-photo-files/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The digital file of an event photo, at full size */
        get: operations["EventPhotoFiles_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-pictures/{eventId}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of an event photo */
        get: operations["EventPictureFiles_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a single email an hour before the event */
        post: operations["EventReminders_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-unregistrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unregisters a guest, through the page that the email links to or from an email client, which posts a form without cookies (RFC 8058) */
        post: operations["Guests_unregister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists events
         * @description For VIP-only events, others see only title, times, status and the badge.
         */
        get: operations["Events_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{eventId}/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sizes of all photos that have begun to sell */
        get: operations["EventPhotoEditions_started"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{eventId}/photos/{photoId}/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sizes of a photo, with the prints left of each */
        get: operations["EventPhotoEditions_editions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An event */
        get: operations["Events_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The event as a calendar entry (iCalendar) */
        get: operations["Events_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/guest-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The guest’s own pass, with the guest code for the camera
         * @description Null if there is none, since the page asks before its gate opens.
         */
        get: operations["Guests_pass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/my-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids of the photos taken after the guest’s own code */
        get: operations["EventPhotos_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists an event’s photos: all of them, those after a number, or the changes after a revision
         * @description The ETag is the event’s revision; 304 comes from memory, mostly by `FeedNotModifiedService` before this runs.
         */
        get: operations["EventPhotos_photos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The QR code of the gate */
        get: operations["Events_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the collector’s favorites, newest first
         * @description Artworks that are not public are left out.
         */
        get: operations["Favorites_list"];
        put?: never;
        /**
         * Adds a favorite
         * @description Returns 200 if it was already saved.
         */
        post: operations["Favorites_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites/{artworkId}": {
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
         * Removes a favorite
         * @description Repeating it has no effect.
         */
        delete: operations["Favorites_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the gallery that its pages show */
        get: operations["GallerySettings_gallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process is alive */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process can serve requests. 503 `unavailable` names the missing dependency */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public ledger: how many prints of each artwork are sold, on hold and reserved, sorted by title */
        get: operations["Artworks_listLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-event-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Admits a guest through the form at the gate */
        post: operations["Guests_admitAtGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The feed for older clients
         * @description Empty without access, since they show no errors.
         */
        get: operations["EventPhotos_uploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a subscription with the button on the page that the email links to: email scanners only follow links */
        post: operations["Newsletter_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unsubscribes from the newsletter, with the page’s button or from an email client, which posts a form without cookies (RFC 8058) */
        post: operations["Newsletter_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-lookups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds an order by number and email address
         * @description Returns 404 `order_not_found` if either is wrong.
         */
        post: operations["OrderLookups_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-lookups/shipping-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the shipping address of a guest’s order until the prints are shipped */
        post: operations["OrderLookups_changeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-pictures/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A studio picture, authorized by the signature in its link */
        get: operations["OrderPictures_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the collector’s orders, newest first */
        get: operations["CollectorOrders_list"];
        put?: never;
        /** Orders an event photo, with a pass to the event */
        post: operations["EventPhotoOrders_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderNumber}/shipping-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the shipping address until the prints are shipped */
        put: operations["CollectorOrders_changeAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-page-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives Content-Security-Policy reports from the payment page
         * @description The response is always the same.
         */
        post: operations["PaymentPage_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-requests/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment request behind a link, by its id or Stripe’s
         * @description Settles it if Stripe’s webhook has not arrived yet.
         */
        get: operations["PaymentRequests_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-requests/{reference}/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the buyer’s phone number, in the same step as a payment that needs no address */
        put: operations["PaymentRequests_changePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-requests/{reference}/shipping-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the order’s shipping address, in the same step as the payment */
        put: operations["PaymentRequests_changeAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quotes a cart at an address
         * @description Holds nothing.
         */
        post: operations["Checkout_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-partner-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies to become an affiliate, with form fields or JSON
         * @description Errors also carry `success: false`.
         */
        post: operations["AffiliateApplications_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts and pictures of the site */
        get: operations["SiteContent_content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site content as a preview link shows it */
        get: operations["SitePreviews_content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives a Stripe event
         * @description Repeating one has no effect.
         */
        post: operations["StripeWebhooks_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traffic-tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records the start of a visit, or of a visit through an event’s link */
        post: operations["Tracking_traffic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture in one size and format, or an SVG */
        get: operations["ImageFiles_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/placeholder.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of an artwork without one
         * @description Not a stored file, so that it cannot be missing.
         */
        get: operations["ImageFiles_placeholder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-room/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A place in line
         * @description Waiting pages ask every few seconds, which keeps the place and calls the next person.
         */
        get: operations["WaitingRoom_look"];
        put?: never;
        post?: never;
        /** Leaves the line */
        delete: operations["WaitingRoom_leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AboutTeaser: {
            heading: string;
            paragraphs: string[];
            picture: components["schemas"]["Picture"] | null;
        };
        AccountDeletion: {
            password: string;
        };
        ActivityEntry: {
            /** @description Action in the audit log, or `order.` and the kind of order event */
            action: string;
            /** @description `owner Theo` or `staff Mara`, with first names; for orders also the buyer, the clock, or how Stripe reported it */
            actor: string;
            /** Format: date-time */
            at: string;
            id: string;
            /** @description New status of an order or event */
            status: string | null;
            /** @description Id of the subject; for an order, its number */
            subjectId: string | null;
            /** @description Kind of subject: order, artwork, collector */
            subjectKind: string | null;
            /** @description Name for people: title or order number */
            subjectName: string | null;
        };
        AddPersonTag: {
            tag: string;
        };
        AdminAccount: {
            email: string;
            firstName: string;
            /** @description Whether the login asks for a code */
            hasSecondFactor: boolean;
            /** @description A second factor is required and must be set up first */
            isSecondFactorMissing: boolean;
            recoveryCodesLeft: number;
            /** @enum {string} */
            role: "owner" | "staff";
            username: string;
        };
        AdminEventPhoto: {
            caption: string;
            /** Format: date-time */
            capturedAt: string;
            /** @description Why it failed, as a sentence */
            failureReason: string | null;
            fileName: string;
            id: string;
            isAvailableForOrder: boolean;
            /** @description Null until it is rendered, and once withdrawn */
            picture: components["schemas"]["Picture"] | null;
            /** @description Position in the order of publication */
            seq: number | null;
            sha256: string;
            /** @enum {string} */
            state: "received" | "waiting" | "published" | "withdrawn" | "failed" | "code-frame";
            /** @description Send it with a change of the caption */
            version: number;
            /** @description The guest whose code was photographed before it */
            visitorName: string | null;
        };
        AdminEventPhotoCounts: {
            "code-frame": number;
            failed: number;
            /** @description Published photos that can be ordered */
            "for-sale": number;
            published: number;
            received: number;
            waiting: number;
            withdrawn: number;
        };
        AdminEventPhotoList: {
            counts: components["schemas"]["AdminEventPhotoCounts"];
            items: components["schemas"]["AdminEventPhoto"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        AdminGateRequest: {
            password: string;
        };
        Affiliate: {
            /** @description Amount of the next payout; negative if more was reversed after being paid */
            approved: number;
            /**
             * @description Percent
             * @example 20.00
             */
            commissionRate: string;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            notes: string | null;
            /** @description Paid out */
            paid: number;
            /** @description Code in the referral link */
            partnerId: string;
            partnerName: string;
            /** @description Earned, still within the return period */
            pending: number;
            /** @example https://gallery.example/?ref=galerie-nord */
            referralUrl: string;
            /** @description Reversed by refunds */
            reversed: number;
            /** @description Waiting for the owner’s decision */
            review: number;
            /**
             * Format: date-time
             * @description When the link to the statement was created; null if there is none
             */
            statementLinkAt: string | null;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description Earned and not reversed: the sum of pending, approved and paid */
            totalCommission: number;
            /** @description Paid orders that earn commission */
            totalOrders: number;
            /** @description Send it with a change */
            version: number;
        };
        AffiliateApplicationRequest: {
            business?: string;
            buyerTypes?: string;
            email: string;
            experience?: string;
            fullName: string;
            location: string;
            notes?: string;
            phone?: string;
            portfolio?: string;
            /**
             * @default Gallerist
             * @enum {string}
             */
            role?: "Gallerist" | "Interior Designer" | "Collector" | "Curator" | "Other";
            /** @description Honeypot: hidden from people, filled in by bots */
            website?: string;
        };
        AffiliateApplicationResponse: {
            message: string;
            success: boolean;
        };
        AffiliateCommission: {
            /**
             * Format: date-time
             * @description When the return period ends
             */
            approvableAt: string;
            /** @description False while production or shipping costs are missing */
            areCostsKnown: boolean;
            commission: number;
            /**
             * Format: date-time
             * @description When the order was paid
             */
            confirmedAt: string;
            /** @description The owner’s reason */
            decisionReason: string | null;
            /**
             * Format: date-time
             * @description When the payment was disputed; not approved until that is resolved
             */
            disputedAt: string | null;
            /** Format: uuid */
            id: string;
            /** @description Price less costs */
            net: number;
            /** Format: date-time */
            orderedAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            partner: components["schemas"]["AffiliateSummary"];
            /** @description Still payable; negative if it was reversed after being paid */
            payable: number;
            paymentFee: number;
            /** Format: uuid */
            payoutId: string | null;
            price: number;
            production: number;
            quantity: number;
            /**
             * @description Percent, as of the order’s date
             * @example 20.00
             */
            rate: string;
            /** @description Reversed part of the commission */
            reversed: number;
            /**
             * @description Why it needs or needed a review; `costs` if the print’s costs are unknown
             * @enum {string|null}
             */
            reviewReason: "inactive" | "expired" | "own" | "costs" | null;
            shipping: number;
            /** @example 60x40 */
            size: string;
            /** @enum {string} */
            state: "review" | "declined" | "pending" | "approved" | "paid" | "reversed";
            title: string;
            /** @description Send it with a change */
            version: number;
        };
        AffiliateCommissionDecision: {
            /** @enum {string} */
            decision: "accept" | "decline";
            /** @description Required to decline it */
            reason?: string;
            /** @description The version you read */
            version: number;
        };
        AffiliateCommissionList: {
            items: components["schemas"]["AffiliateCommission"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        AffiliateExample: {
            commission: number;
            /** @description Net profit */
            net: number;
            paymentFee: number;
            price: number;
            production: number;
            shipping: number;
            /** @example 60x40 */
            size: string;
        };
        AffiliateList: {
            /** @description Active affiliates, regardless of the filters */
            active: number;
            items: components["schemas"]["Affiliate"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        AffiliateOrder: {
            /**
             * @description Null without an affiliate
             * @enum {string|null}
             */
            attributionStatus: "counts" | "unknown" | "inactive" | "expired" | "own" | "by_hand" | null;
            /** Format: date-time */
            capturedAt: string | null;
            /** @description Code in the link; null if assigned by hand */
            code: string | null;
            /** @description Dollars earned, less reversals */
            commission: number;
            /** @description Empty once anonymized */
            customerName: string;
            /** Format: date-time */
            orderedAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description Version of the order; send it with a change */
            orderVersion: number;
            partner: components["schemas"]["AffiliateSummary"] | null;
            /** @description Reason for assigning it by hand */
            reason: string | null;
            /** @description Dollars refunded */
            refunded: number;
            /** @description Full URL of the referral */
            source: string | null;
            /** @example confirmed */
            status: string;
            /** @description Dollars */
            total: number;
        };
        AffiliateOrderList: {
            items: components["schemas"]["AffiliateOrder"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        AffiliatePayout: {
            /** @example owner mara */
            actor: string;
            /** @description Dollars */
            amount: number;
            /** Format: uuid */
            id: string;
            /** @example Bank transfer */
            method: string;
            /** @description For the owner only */
            note: string | null;
            /** Format: date-time */
            paidAt: string;
            reference: string | null;
        };
        AffiliatePayoutList: {
            items: components["schemas"]["AffiliatePayout"][];
            /** @description Dollars of the next payout; negative if too much was paid */
            payable: number;
        };
        AffiliateProgram: {
            /** @description From the price book in force; only sizes whose costs are known */
            examples: components["schemas"]["AffiliateExample"][];
            /**
             * @description Percent of net profit
             * @example 20
             */
            rate: string;
            /**
             * @description Hours within which an application gets a reply
             * @example 24-48
             */
            replyHours: string;
            /** @description Length of the return period, in days */
            returnDays: number;
        };
        AffiliateStatement: {
            /** @description Balance at the end: opening + earned - reversed - paid */
            closing: number;
            /** @description Sum of the lines */
            earned: number;
            /** @description Oldest first */
            lines: components["schemas"]["StatementLine"][];
            /**
             * @description In the gallery’s time zone
             * @example 2026-11
             */
            month: string;
            /** @description Available months, latest first */
            months: string[];
            /** @description Balance at the start of the month */
            opening: number;
            /** @description Sum of the payouts */
            paid: number;
            /** @description Code in the referral link */
            partnerId: string;
            partnerName: string;
            /** @description Oldest first */
            payouts: components["schemas"]["StatementPayout"][];
            /** @description Oldest first */
            reversals: components["schemas"]["StatementReversal"][];
            /** @description Sum of the reversals */
            reversed: number;
        };
        AffiliateSummary: {
            /** Format: uuid */
            id: string;
            /** @description Code in the referral link */
            partnerId: string;
            partnerName: string;
        };
        AmendedCertificate: {
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            replacedBy: string | null;
            replaces: string | null;
            signatureApplied: boolean;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
        };
        AnalyticsData: {
            /** @description Up to fifty, latest first */
            visits: components["schemas"]["RecentVisit"][];
        };
        AnalyticsDay: {
            /**
             * @description UTC
             * @example 2026-11-22
             */
            day: string;
            /** @description Visits from affiliates, code words and channels */
            partnerVisits: number;
            visitors: number;
            visits: number;
        };
        AnalyticsDays: {
            days: components["schemas"]["AnalyticsDay"][];
        };
        AnalyticsRecord: {
            /** @description Ignored: the server decides */
            isPartner?: boolean | null;
            /** @description Path of the page */
            page: string;
            /** @description Code in the link */
            partnerCode?: string | null;
            /** @description URL of the page that led to the gallery */
            referrer?: string | null;
            /** @description Random id of this tab */
            sessionId?: string | null;
            utmCampaign?: string | null;
            utmContent?: string | null;
            utmMedium?: string | null;
            utmSource?: string | null;
            utmTerm?: string | null;
        };
        AnalyticsRecords: {
            records: components["schemas"]["AnalyticsRecord"][];
        };
        AnalyticsSummary: {
            countries: components["schemas"]["CountryVisits"][];
            events: components["schemas"]["EventVisits"][];
            /** @description First day, UTC */
            from: string;
            /** @description Records that were not counted: too many from one address, or no database to write to */
            notCounted: number;
            /** @description Registered affiliates first */
            partnerTraffic: components["schemas"]["PartnerVisits"][];
            /** @description Last day, inclusive */
            to: string;
            /** @description Most visited first; `(other)` last */
            topPages: components["schemas"]["PageVisits"][];
            topSources: components["schemas"]["SourceVisits"][];
            totalVisits: number;
            /** @description Counted once a day: a visitor on two days counts twice */
            uniqueVisitors: number;
        };
        ApproveApplication: {
            /**
             * @description Percent; by default the rate in the settings
             * @example 20.00
             */
            commissionRate?: string;
            email: string;
            /**
             * @description Code in the referral link
             * @example galerie-nord
             */
            partnerId: string;
            /** @example Galerie Nord */
            partnerName: string;
            /** @description The version you read */
            version: number;
        };
        ArtistNoteList: {
            items: components["schemas"]["ArtistNoteRecord"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        ArtistNoteRecord: {
            /** @description Its only recipient; null for a level */
            collector: components["schemas"]["PreviewCollector"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            id: string;
            /**
             * @description This level and all above it
             * @enum {string|null}
             */
            level: "Standard" | "Premium" | "VIP" | null;
            mediaId: string | null;
            picture: components["schemas"]["Picture"] | null;
            /** @description Alternative text */
            pictureAlt: string;
            text: string;
            title: string;
            /** @description Send it with a change */
            version: number;
        };
        ArtistNoteView: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            picture: components["schemas"]["Picture"] | null;
            text: string;
            title: string;
        };
        ArtworkCard: {
            available: number;
            availableSizes: components["schemas"]["CardSize"][];
            held: number;
            id: string;
            isFeatured: boolean;
            medium: string;
            /** @enum {string} */
            orientation: "landscape" | "square";
            /** @description The photograph itself: first artwork picture, else first catalog picture */
            photograph: components["schemas"]["Picture"] | null;
            /** @description First catalog picture, else first artwork picture */
            picture: components["schemas"]["Picture"] | null;
            /** @description Lowest price in dollars; null if prices are not shown */
            priceFrom: number | null;
            series: string;
            slug: string;
            sold: number;
            /** @description Includes 'new' and 'limited' where they apply */
            tags: string[];
            /** @description `Tier 2` in either spelling, or another tier */
            tier: string;
            /** @description `Untitled Artwork` if it has none */
            title: string;
            /** @description Prints in all editions */
            total: number;
            year: number;
        };
        ArtworkFormParts: {
            /** @description Up to three, by letter; letters that are omitted or null are taken off sale */
            customSizes: (components["schemas"]["CustomSizePart"] | null)[];
            pictures: components["schemas"]["PictureParts"];
            /** @description By size key; omitted sizes stay unchanged */
            printSizes: {
                [key: string]: components["schemas"]["PrintSizePart"];
            };
            specialEdition: components["schemas"]["SpecialEditionPart"];
        };
        ArtworkPriceChange: {
            after: number;
            artworkId: string;
            before: number;
            /** @description Whether its prices were set by hand */
            priceOverride: boolean;
            size: string;
            title: string;
        };
        ArtworkPublication: {
            /** @description Whether it was hidden before */
            isNew: boolean;
            /** @description Collectors on the presale list who are notified now, in the order of their requests */
            told: number;
        };
        ArtworkRecord: {
            /** @description Artist’s proofs in addition to the numbered prints */
            artistProofs: number;
            artworkImages: components["schemas"]["Picture"][];
            /** @description The photograph itself */
            artworkImageUrls: string[];
            availableSizes: components["schemas"]["AvailableSize"][];
            catalogueImages: components["schemas"]["Picture"][];
            /** @description The artwork on a wall */
            catalogueImageUrls: string[];
            description: string | null;
            editionOptions: components["schemas"]["EditionOption"][];
            id: string;
            /** @description First of imageUrls, or the placeholder */
            imageUrl: string;
            /** @description Both, in the order of preference */
            imageUrls: string[];
            isFeatured: boolean;
            medium: string;
            /** @enum {string} */
            orientation: "landscape" | "square";
            /** @description By size key, including sizes that are not offered */
            printSizes: {
                [key: string]: components["schemas"]["PrintSize"];
            };
            series: string;
            slug: string;
            /**
             * Format: date-time
             * @description When the last print was sold; null while any is left
             */
            soldOutAt: string | null;
            /** @description Includes 'new' and 'limited' where they apply */
            tags: string[];
            /** @description `Tier 2` in either spelling, or another tier */
            tier: string;
            /** @description `Untitled Artwork` if it has none */
            title: string;
            year: number;
        };
        ArtworkRemoval: {
            /**
             * @description `archived` if someone owns, holds or reserves a print, or once did
             * @enum {string}
             */
            outcome: "removed" | "archived";
        };
        AttentionGroup: {
            /** @description All items, not only those listed */
            count: number;
            /** @description The most urgent items */
            items: components["schemas"]["AttentionItem"][];
            kind: components["schemas"]["AttentionKind"];
        };
        AttentionItem: {
            /**
             * Format: date-time
             * @description Since when or until when it waits
             */
            at: string | null;
            /** @description Empty if the title says it all */
            detail: string;
            /** @description Id; for an order or a certificate, its number */
            id: string;
            /** @description An order’s status or expiring payment link; a photo’s event; a commission’s affiliate; a print’s number */
            relatedId: string | null;
            /** @description Title; for a failed task, its kind */
            title: string;
            /** @description Send it with a change of the item */
            version: number | null;
        };
        /** @enum {string} */
        AttentionKind: "disputed_orders" | "fraud_warnings" | "refund_approvals" | "messages_to_reply_to" | "bounced_emails" | "missing_addresses" | "orders_to_quote" | "orders_to_ship" | "installations" | "deliveries_to_pay" | "expiring_links" | "expiring_holds" | "certificates_to_sign" | "photos_to_approve" | "commission_requests" | "commission_lines" | "payouts" | "failed_emails" | "failed_photos" | "scarce_editions";
        Attribution: {
            campaign: string | null;
            eventId: string | null;
            eventName: string | null;
            /** @description Path */
            landingPage: string | null;
            /** @example social */
            medium: string | null;
            /** @example instagram */
            source: string | null;
        };
        AuditActor: {
            id: string | null;
            /**
             * @description `nobody` is unknown: someone guessed a password
             * @enum {string}
             */
            kind: "collector" | "owner" | "staff" | "device" | "system" | "nobody";
            /** @description A staff username, or a collector’s name */
            name: string | null;
        };
        AuditPage: {
            items: components["schemas"]["AuditRecord"][];
            nextCursor: string | null;
            /** @description Entries on all pages */
            total: number;
        };
        AuditRecord: {
            /** @example order.refunded */
            action: string;
            actor: components["schemas"]["AuditActor"];
            /** Format: date-time */
            at: string;
            details: {
                [key: string]: unknown;
            } | null;
            /** @example Chrome on Android */
            device: string | null;
            id: string;
            subject: components["schemas"]["AuditSubject"] | null;
        };
        AuditSubject: {
            id: string;
            /** @example order */
            kind: string;
            /**
             * @description Its name for people; null if it is gone or has none
             * @example TF-7K3M-Q9XD
             */
            name: string | null;
        };
        AuthenticatorCode: {
            code: string;
        };
        AvailableAt: {
            /** @description Follows “Now Available at” */
            gallery: string;
            /** @description How to visit */
            note: string;
            rooms: components["schemas"]["GalleryRoom"][];
            text: string;
            works: components["schemas"]["ExhibitedPrintRef"][];
        };
        AvailableNumbers: {
            editionId: string;
            /** @description Ascending; empty if none is available */
            numbers: number[];
            /** @description Prints in the edition */
            total: number;
        };
        AvailableSize: {
            /** @description Prints in the edition */
            edition: number;
            /** @description Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry */
            price: number | null;
            size: string;
            sold: number;
        };
        BackInStockRequest: {
            editionId: string;
            /** @description Omitted by a signed-in collector, who gets the email at the account’s address */
            email?: string;
        };
        BackInStockResponse: {
            message: string;
        };
        BackInStockToken: {
            token: string;
        };
        BehindTheScenes: {
            caption: string;
            film: components["schemas"]["Film"];
        };
        BillingAddress: {
            city?: string;
            country?: string;
            email: string;
            fullName: string;
            phone?: string;
            /** @description In the United States, a code or name. If it and the ZIP disagree, the ZIP decides the tax */
            state?: string;
            street?: string;
            zip?: string;
        };
        BookPriceChange: {
            after: number;
            before: number;
            /** @enum {string} */
            reading: "default_t1" | "default_t2" | "live_table" | "live_sheet" | "form_create" | "form_edit" | "chromaluxe_square" | "info_text";
            size: string;
        };
        BrandSection: {
            /** @description The artist’s name */
            artist: string | null;
            city: string;
            /** @description Email address for the public */
            email: string;
            name: string;
            /**
             * @description Size of certificates, invoices and so on
             * @enum {string}
             */
            paper?: "letter" | "a4";
            /**
             * @description Street, for the address on papers
             * @example 410 Larkspur Lane
             */
            street?: string;
            studio: string;
            /**
             * @description Time zone of the gallery, and the default for new events
             * @example America/Chicago
             */
            timeZone?: string;
            /** @description Center of the free delivery area */
            zip: string;
        };
        BrandSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["BrandSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        CardSize: {
            /** @description Prints in the edition */
            edition: number;
            /** @description Outer frame in inches, 42x32; null when unframed */
            frameSize: string | null;
            /** @description Prints in unpaid orders */
            held: number;
            /** @description Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry */
            price: number | null;
            size: string;
            sold: number;
        };
        CartHold: {
            /** @description The number that the buyer would receive */
            editionNumber: number;
            /** Format: date-time */
            heldUntil: string;
            /** @description Secret: sent with the checkout, and releases the hold */
            id: string;
            /** @description Seconds until then, for clients whose clocks are wrong */
            secondsLeft: number;
        };
        CartHoldRequest: {
            artworkId: string;
            /** @description By default, the lowest available number */
            editionNumber?: number;
            /** @example 30x20 */
            size: string;
        };
        CartQuote: {
            /** @description Number of prints */
            artworkCount: number;
            cardFee: number;
            /** @description Subtotal, tax, shipping and card fee */
            cartTotal: number;
            /** @description What the card is charged */
            chargedTotal: number;
            /** @description Subtotal, tax estimate and card fee */
            confirmationTotal: number;
            /** @description Whether the address is enough to know tax and delivery */
            isDestinationKnown: boolean;
            /** @description In the order of the request */
            items: components["schemas"]["QuotedItem"][];
            shipping: components["schemas"]["QuotedShipping"];
            subtotal: number;
            tax: components["schemas"]["QuotedTax"];
        };
        CartQuoteRequest: {
            billing?: components["schemas"]["QuoteAddress"];
            items: components["schemas"]["CheckoutLineItem"][];
            /** @description If omitted, the billing address */
            shipping?: components["schemas"]["QuoteAddress"];
        };
        CatalogueRaisonneRequest: {
            artworkIds: string[];
            /** @description Whether to list the certificates of sold prints, without names */
            showsCertificates: boolean;
        };
        CertificateAmendmentReason: {
            /** @example Damaged in transit and destroyed */
            reason: string;
            /** @description The version you read; an outdated one is refused */
            version?: number;
        };
        CertificateHistoryEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
        };
        CertificateKey: {
            /** @enum {string} */
            alg: "EdDSA";
            /** @enum {string} */
            crv: "Ed25519";
            /** @description Thumbprint of the key (RFC 7638), the keyId in certificates */
            kid: string;
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            use: "sig";
            /** @description The key, in base64url */
            x: string;
        };
        CertificateKeys: {
            keys: components["schemas"]["CertificateKey"][];
        };
        CertificateList: {
            /** @description Whether there are more than `total` */
            isTotalMinimum?: boolean;
            items: components["schemas"]["CertificateRow"][];
            nextCursor: string | null;
            /** @description Total across all pages; for a search, up to 1,000 */
            total: number;
        };
        CertificateRecord: {
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description Collector whose account it is in */
            collectorId: string | null;
            /** @description Description of a custom frame */
            customFrame: string | null;
            editionId: string;
            /** @description The 3 in `3 of 9` */
            editionNumber: number;
            /** @description Ledger entry printed on the certificate */
            entry: string;
            frameSize: string | null;
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Oldest first */
            history: components["schemas"]["CertificateRecordEntry"][];
            holderEmail: string;
            /** @description Empty once the account is deleted */
            holderName: string;
            /**
             * Format: uuid
             * @description Its id in the console’s socket messages
             */
            id: string;
            /** Format: date-time */
            issuedAt: string;
            medium: string;
            /** @description Actions open to the caller */
            moves: ("signature" | "transfer" | "replace" | "revoke")[];
            orderNumber: string | null;
            picture: components["schemas"]["Picture"] | null;
            /** @description coaId of its replacement */
            replacedBy: string | null;
            /** @description coaId of the certificate it replaced */
            replaces: string | null;
            /** Format: date-time */
            saleDate: string;
            series: string;
            /** @description Whether it carries the photographer’s signature */
            signatureApplied: boolean;
            signed: components["schemas"]["SignedCertificate"];
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
            /** @description The 9 in `3 of 9` */
            total: number;
            /** @description Open transfer, if its holder started one */
            transfer: components["schemas"]["CollectorTransfer"] | null;
            /** @description Send it with an action; an outdated one is refused */
            version: number;
            year: number;
        };
        CertificateRecordEntry: {
            /** @example owner ben */
            actor: string;
            /** Format: date-time */
            at: string;
            /** @description Empty once the account is deleted */
            holderName: string;
            note: string | null;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
        };
        CertificateRow: {
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description Collector whose account it is in */
            collectorId: string | null;
            /** @description The 3 in `3 of 9` */
            editionNumber: number;
            holderEmail: string;
            /** @description Empty once the account is deleted */
            holderName: string;
            /** Format: date-time */
            issuedAt: string;
            orderNumber: string | null;
            /** @description Whether it carries the photographer’s signature */
            signatureApplied: boolean;
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
            /** @description The 9 in `3 of 9` */
            total: number;
        };
        CertificateVersion: {
            /** @description The version you read; an outdated one is refused */
            version?: number;
        };
        CheckoutCustomer: {
            email: string;
            name: string;
        };
        CheckoutLineItem: {
            artworkId?: string;
            /** @description Numbers that the buyer chose: only these are sold, otherwise `number_taken` */
            editionNumbers?: number[];
            frameSize?: string;
            /** @default Standard Frame */
            frameType?: string;
            photoId?: string;
            /** @description Dollars, as shown */
            price?: number;
            quantity: number;
            series?: string;
            /** @example 30x20 */
            size: string;
            title: string;
        };
        CheckoutMetadata: {
            artworkCount?: number;
            attribution?: components["schemas"]["Attribution"] | null;
            creditCardFee?: number;
            /**
             * @description Shipping terms that the page showed
             * @enum {string}
             */
            delivery?: "none" | "free-local" | "quoted" | "to-confirm";
            estimatedTax?: number;
            /** @enum {string} */
            orderType: "fine_art_purchase";
            /** @description Affiliate’s code from the referral link */
            referralPartnerId?: string | null;
            /** @description Full URL of the referral */
            referralSource?: string | null;
            /**
             * Format: date-time
             * @description When the link was followed
             */
            referredAt?: string | null;
            subtotal?: number;
            total: number;
        };
        CheckoutSession: {
            /**
             * Format: date-time
             * @description When the holds expire if unpaid
             */
            expiresAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            sessionId: string;
            /** @description URL of Stripe’s page */
            sessionUrl: string;
        };
        CheckoutSessionRequest: {
            /** @description Cents; not relied on */
            amount?: number;
            billing: components["schemas"]["BillingAddress"];
            /** @description On the gallery's own origin */
            cancelUrl: string;
            /** @description Ids of the cart’s holds */
            cartHoldIds?: string[];
            /** @example usd */
            currency: string;
            customer: components["schemas"]["CheckoutCustomer"];
            installation?: components["schemas"]["InstallationAddress"];
            items: components["schemas"]["CheckoutLineItem"][];
            metadata: components["schemas"]["CheckoutMetadata"];
            /** @description Note from the buyer, such as a request for rush production */
            notes?: string;
            shipping?: components["schemas"]["ShippingAddress"];
            /** @description On the gallery's own origin; Stripe fills in {CHECKOUT_SESSION_ID} */
            successUrl: string;
            /** @description Token of the buyer’s place in the waiting room, if any */
            waitingRoomToken?: string;
        };
        Collection: {
            /** @description Newest sale first */
            prints: components["schemas"]["CollectionPrint"][];
            /** @description Dollars paid for the prints whose price is known */
            totalPaid: number;
            /** @description Dollars: list prices, or prices paid if there is no list price */
            totalValue: number;
        };
        CollectionPrint: {
            artworkId: string;
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description Description of a custom frame */
            customFrame: string | null;
            /** @description The 3 in 3 of 9 */
            editionNumber: number;
            /** @description The 9 in 3 of 9 */
            editionTotal: number;
            /** @example 42x32 */
            frameSize: string | null;
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            id: string;
            /** @description Whether the artwork is hidden from the public */
            isArtworkHidden: boolean;
            /** @description Dollars; null for a price on inquiry */
            listPrice: number | null;
            medium: string;
            /** @description The holder’s own order; null if it was transferred to them */
            orderId: string | null;
            /**
             * @description Opens in a new tab
             * @example /api/collector/certificates/COA-….pdf
             */
            pdfPath: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Dollars before tax; null for a print from another holder */
            pricePaid: number | null;
            /** @description Print, sale and transfers, oldest first */
            provenance: components["schemas"]["ProvenanceEntry"][];
            /** Format: date-time */
            saleDate: string;
            series: string;
            signatureApplied: boolean;
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
            transfer: components["schemas"]["CollectorTransfer"] | null;
            year: number;
        };
        CollectorCertificate: {
            artworkId: string;
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description The 3 in 3 of 9 */
            editionNumber: number;
            /** @description The 9 in 3 of 9 */
            editionTotal: number;
            id: string;
            /** @description Whether the artwork is hidden from the public */
            isArtworkHidden: boolean;
            /** @description The holder’s own order; null if it was transferred to them */
            orderId: string | null;
            /**
             * @description Opens in a new tab
             * @example /api/collector/certificates/COA-….pdf
             */
            pdfPath: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Print, sale and transfers, oldest first */
            provenance: components["schemas"]["ProvenanceEntry"][];
            /** Format: date-time */
            saleDate: string;
            signatureApplied: boolean;
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
            transfer: components["schemas"]["CollectorTransfer"] | null;
        };
        CollectorCertificateSummary: {
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            editionNumber: number;
            /** @example 30x20 */
            size: string;
            /** @example issued */
            state: string;
            title: string;
            total: number;
        };
        CollectorDetail: {
            certificates: components["schemas"]["CollectorCertificateSummary"][];
            /** @description Newest first */
            commissions: components["schemas"]["CommissionRequestSummary"][];
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: date-time */
            emailConfirmedAt: string | null;
            favorites: number;
            firstName: string;
            id: string;
            /** @description Newest first */
            inquiries: components["schemas"]["CollectorInquirySummary"][];
            /** @description Whether the owner set it, so that no rule changes it */
            isLevelManual: boolean;
            /** @description Empty when none was given */
            lastName: string;
            /** @description Null if they never subscribed */
            letters: components["schemas"]["NewsletterConsent"] | null;
            /** @enum {string|null} */
            level: "Standard" | "Premium" | "VIP" | null;
            /** @description Newest first */
            levelHistory: components["schemas"]["CollectorLevelChange"][];
            /** @description Send it with a change of the level */
            levelVersion: number;
            /** @description Newest first */
            notes: components["schemas"]["CollectorNoteView"][];
            /** @description Newest first */
            orders: components["schemas"]["CollectorPurchase"][];
            /** @description In the order of the requests */
            presaleRequests: components["schemas"]["CollectorPresaleNotification"][];
            /** @description Newest first */
            previews: components["schemas"]["CollectorPrivatePreview"][];
            reservations: components["schemas"]["CollectorReservation"][];
            /** @description Browsers in which they are signed in */
            sessions: number;
            totals: components["schemas"]["PurchaseTotals"];
        };
        CollectorInquiry: {
            /**
             * Format: uuid
             * @description The artwork it is about
             */
            artworkId?: string | null;
            /** @enum {string} */
            inquiryType: "Commission" | "Availability" | "Framing" | "Pricing" | "Studio Visit" | "Other";
            message: string;
        };
        CollectorInquirySummary: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string|null} */
            inquiryType: "Commission" | "Availability" | "Framing" | "Pricing" | "Studio Visit" | "Other" | null;
            /** @description `new` until someone handles it */
            state: string;
        };
        /** @enum {string} */
        CollectorLevel: "Standard" | "Premium" | "VIP";
        CollectorLevelChange: {
            /** Format: date-time */
            at: string;
            /** @enum {string|null} */
            from: "Standard" | "Premium" | "VIP" | null;
            /** @description False if it was returned to the rule */
            isGiven: boolean;
            /** @enum {string|null} */
            to: "Standard" | "Premium" | "VIP" | null;
        };
        CollectorLevelRecord: {
            /** @enum {string|null} */
            collectorLevel: "Standard" | "Premium" | "VIP" | null;
            id: string;
            /** @description Whether the owner set it, so that no rule changes it */
            isLevelManual: boolean;
        };
        CollectorList: {
            items: components["schemas"]["CollectorRow"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        CollectorNoteView: {
            /** @description First name of its author */
            by: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            id: string;
            /** @description Whether the caller wrote it and can change it */
            isOwn: boolean;
            text: string;
            version: number;
        };
        CollectorOrder: {
            /** @description Open balances, oldest first */
            balances: components["schemas"]["OrderBalance"][];
            /** @description Whether the address can still be changed */
            canEditAddress: boolean;
            cardFee: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Oldest first */
            events: components["schemas"]["OrderMilestone"][];
            /** @description Agreed shipping and framing, paid with the prints */
            extras: number;
            id: string;
            lines: components["schemas"]["CollectorOrderLine"][];
            /** @description Note from the buyer */
            notes: string | null;
            /** @example TF-7K3M-Q9XD */
            number: string;
            /** @example fine_art_purchase */
            orderType: string;
            /**
             * Format: date-time
             * @description Null while unpaid
             */
            paidAt: string | null;
            /** @description Studio pictures */
            pictures: components["schemas"]["OrderPicture"][];
            /**
             * Format: date-time
             * @description Latest date on which the prints are ready; null unless in production
             */
            promisedBy: string | null;
            shipping: components["schemas"]["ReceiptShipping"];
            /** @description Null until the buyer has given it */
            shippingAddress: components["schemas"]["OrderAddress"] | null;
            /**
             * @description Size of the first line
             * @example 30x20
             */
            size: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            steps: components["schemas"]["OrderStepRecord"][];
            subtotal: number;
            /** @description Tax that was charged, not estimated */
            tax: number;
            /** @description Amount charged to the card */
            total: number;
            /** @description Dollars charged */
            totalPrice: number;
            trackingNumber: string | null;
            trackingUrl: string | null;
        };
        CollectorOrderLine: {
            artworkId: string;
            /** @description Description of a custom frame */
            customFrame: string | null;
            /** @description The digital file of a paid event photo */
            digitalFile: components["schemas"]["DigitalFile"] | null;
            /** @description Edition numbers of the sold prints, ascending; empty before the sale */
            editionNumbers: number[];
            /** @description Size of the edition; 0 if the line has no numbers */
            editionTotal: number;
            frameSize: string | null;
            /**
             * @description A frame style, or Unframed
             * @example Black
             */
            frameStyle: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Dollars for one print */
            price: number;
            quantity: number;
            /** @example 30x20 */
            size: string;
            title: string;
        };
        CollectorPresaleNotification: {
            artworkId: string;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            sentAt: string | null;
            title: string;
        };
        CollectorPrivatePreview: {
            /** Format: date-time */
            expiresAt: string;
            id: string;
            /** @description Whether they are named; otherwise included by level */
            isNamed: boolean;
            /** Format: date-time */
            opensAt: string;
            titles: string[];
        };
        CollectorPurchase: {
            /** Format: date-time */
            createdAt: string;
            /** @example TF-7K3M-Q9XD */
            number: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            /** @description Titles of the artworks */
            titles: string[];
            /** @description Dollars */
            total: number;
        };
        CollectorRecord: {
            /**
             * @description Null for a first-time collector
             * @enum {string|null}
             */
            collectorLevel: "Standard" | "Premium" | "VIP" | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            id: string;
            /** @description Whether the link sent to the address was followed */
            isEmailConfirmed: boolean;
            /** @description Empty when none was given */
            lastName: string;
            profileImageUrl: string | null;
        };
        CollectorReservation: {
            artworkId: string;
            editionId: string;
            editionNumber: number;
            /** @example 30x20 */
            size: string;
            title: string;
            /**
             * Format: date-time
             * @description When it expires
             */
            until: string;
        };
        CollectorRow: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            id: string;
            /** @description Whether the link sent to the address was followed */
            isEmailConfirmed: boolean;
            /** @description Whether the owner set it, so that no rule changes it */
            isLevelManual: boolean;
            /** @description Empty when none was given */
            lastName: string;
            /** Format: date-time */
            lastOrderAt: string | null;
            /** @enum {string|null} */
            level: "Standard" | "Premium" | "VIP" | null;
            /** @description Paid orders, not fully refunded */
            paidOrders: number;
            /** @description Dollars paid, less refunds */
            spent: number;
        };
        CollectorSession: {
            collector: components["schemas"]["CollectorRecord"];
            /** @description Secret of the session, sent as `Authorization: Bearer` */
            sessionId: string;
        };
        CollectorTransfer: {
            /** @description Email address that the new owner’s link went to */
            email: string;
            /**
             * Format: date-time
             * @description When both links expire
             */
            expiresAt: string;
            id: string;
            /** @enum {string} */
            state: "asked" | "confirmed" | "accepted";
            /** @description Name of the new owner, as the holder entered it */
            to: string;
        };
        CommercialService: {
            name: string;
            picture: components["schemas"]["Picture"] | null;
            text: string;
        };
        CommissionDeposit: {
            /** @description Dollars */
            amount: number;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** Format: date-time */
            paidAt: string | null;
            /** @description URL where the collector pays; null unless open, and always null for staff */
            payUrl: string | null;
            /** @enum {string} */
            state: "open" | "paid" | "refunded";
        };
        CommissionRequestCollector: {
            email: string;
            firstName: string;
            id: string;
            /** @description Empty when none was given */
            lastName: string;
        };
        CommissionRequestDetail: {
            /** @example $10,000–$15,000 */
            budgetRange: string;
            /** @description Null once the account is deleted */
            collector: components["schemas"]["CommissionRequestCollector"] | null;
            /** Format: date-time */
            createdAt: string;
            deposit: components["schemas"]["CommissionDeposit"] | null;
            description: string;
            /** @description Oldest first */
            history: components["schemas"]["CommissionRequestHistoryEntry"][];
            id: string;
            /** @description Inquiry that it came from */
            inquiryId: string | null;
            /** @description Statuses that it can change to */
            moves: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
            /** @example Diptych for a stairwell */
            projectType: string;
            /** @description Dollars */
            quote: number | null;
            /** @description For staff only */
            staffNote: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            /** @description Send it with a change */
            version: number;
            wantsStudioVisit: boolean;
        };
        CommissionRequestEvent: {
            /** Format: date-time */
            at: string;
            /** @description Note from the gallery */
            note: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        CommissionRequestHistoryEntry: {
            /** @example staff ben */
            actor: string;
            /** Format: date-time */
            at: string;
            /** @description Reason, shown to the collector */
            note: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        CommissionRequestList: {
            items: components["schemas"]["CommissionRequestRow"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        CommissionRequestRecord: {
            /** @example $10,000–$15,000 */
            budgetRange: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Null until one is requested, and once its link has expired unpaid */
            deposit: components["schemas"]["CommissionDeposit"] | null;
            description: string;
            /** @description Oldest first */
            events: components["schemas"]["CommissionRequestEvent"][];
            id: string;
            /** @example Diptych for a stairwell */
            projectType: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            wantsStudioVisit: boolean;
        };
        CommissionRequestRow: {
            /** @example $10,000–$15,000 */
            budgetRange: string;
            /** @description Null once the account is deleted */
            collector: components["schemas"]["CommissionRequestCollector"] | null;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @example Diptych for a stairwell */
            projectType: string;
            /** @description Dollars */
            quote: number | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        CommissionRequestSummary: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            projectType: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        ConfirmedEmail: {
            email: string;
        };
        ConsignmentSheetRequest: {
            /** @description Street, city and contact, each on its own line */
            address: string;
            /**
             * Format: date
             * @description When the prints come back
             */
            endsOn: string;
            /** @description Terms added to the gallery’s own; may be empty */
            furtherTerms: string;
            prints: components["schemas"]["PaperPrint"][];
            /**
             * Format: date
             * @description When the prints are handed over, in the gallery’s time zone
             */
            startsOn: string;
            /** @example Meridian Hotel */
            venue: string;
            /** @description The venue’s share of each price, in percent */
            venueSharePercent: number;
        };
        ContactCategory: {
            name: string;
            /**
             * @description Selected in the form for visitors who come from here
             * @enum {string}
             */
            subject: "Commission Inquiry" | "Press / Media Inquiry" | "Gallery Partnership" | "Becoming a Selling Partner" | "General Inquiry";
            text: string;
        };
        ContactRequest: {
            email: string;
            message: string;
            name: string;
            /** @example General Inquiry */
            subject: string;
            /** @description Honeypot: hidden from people, filled in by bots */
            website?: string;
        };
        ContactResponse: {
            message: string;
            success: boolean;
        };
        /** @enum {string} */
        ConversionDimension: "source" | "event" | "partner";
        ConversionReport: {
            by: components["schemas"]["ConversionDimension"];
            /**
             * Format: date
             * @description First day, in UTC
             */
            from: string;
            orders: number;
            /** @description Dollars paid, less refunds */
            revenue: number;
            /** @description Highest revenue first, visits from none last; together they add up to the total */
            rows: components["schemas"]["ConversionReportRow"][];
            /**
             * Format: date
             * @description Last day, in UTC
             */
            to: string;
            visits: number;
        };
        ConversionReportRow: {
            /** @description Source, or id of the event or affiliate; null for visits from none, `(other)` for the rest */
            key: string | null;
            /** @description Title of the event or name of the affiliate */
            name: string | null;
            /** @description Orders paid in this range */
            orders: number;
            /** @description Dollars paid for these orders, less refunds */
            revenue: number;
            /** @description Share of the range’s revenue, in whole percent */
            share: number;
            visits: number;
        };
        CostLine: {
            frame: number;
            mat: number;
            print: number;
            shipping: number;
            size: string;
        };
        CountryVisits: {
            /** @example France */
            country: string;
            visits: number;
        };
        CreateAffiliate: {
            /**
             * @description Percent; by default the rate in the settings
             * @example 20.00
             */
            commissionRate?: string;
            email: string;
            /** @description For the owner only */
            notes?: string | null;
            /**
             * @description Code in the referral link
             * @example galerie-nord
             */
            partnerId: string;
            /** @example Galerie Nord */
            partnerName: string;
            /**
             * @description Whether to email the affiliate their link and the link to their statement
             * @default false
             */
            sendWelcome?: boolean;
            /**
             * @default active
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        CreateAffiliatePayout: {
            /** @description Dollars, as displayed; any other sum is refused */
            amount: number;
            /**
             * Format: uuid
             * @description Chosen by the client; sending it again repeats nothing
             */
            id: string;
            /** @example Bank transfer */
            method: string;
            /** @description For the owner only */
            note?: string | null;
            reference?: string | null;
        };
        CreateArtistNote: {
            /** @description Id of one collector, instead of a level */
            collectorId?: string;
            /**
             * @description This level and all above it
             * @enum {string}
             */
            level?: "Standard" | "Premium" | "VIP";
            /** @description Id of a stored picture */
            mediaId?: string;
            /** @description Alternative text */
            pictureAlt?: string;
            text: string;
            title: string;
        };
        CreateArtworkForm: {
            /** @description Artist’s proofs in addition to the numbered prints */
            artistProofs?: number | null;
            /** @enum {string} */
            availability?: "available" | "reserved" | "sold" | "not for sale";
            /** @description Description of the frame Custom */
            customFrameStyle?: string;
            /** @description JSON of `ArtworkFormParts.customSizes`; omitted letters are taken off sale */
            customSizes?: string;
            description?: string;
            /** @enum {string} */
            frameStyle?: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom";
            galleryCredit?: string;
            includeChromaluxe?: boolean;
            includeSpecialEdition?: boolean;
            isFeatured?: boolean;
            /**
             * @description A published artwork cannot become a draft again
             * @enum {string}
             */
            liveStatus?: "live" | "hidden" | "draft";
            medium?: string;
            /** @description Never public */
            notes?: string;
            /** @enum {string} */
            orientation?: "landscape" | "square";
            /** @description JSON of `ArtworkFormParts.pictures`: the pictures in order. Uploads follow these, or the current ones if omitted */
            pictures?: string;
            /** @description Keeps the prices when the tier changes */
            priceOverride?: boolean;
            /** @description JSON of `ArtworkFormParts.printSizes`; omitted sizes stay unchanged */
            printSizes?: string;
            /** @description A URL that begins with https:// or http:// */
            purchaseLink?: string;
            /** @description Required unless the artwork is a draft */
            series?: string;
            /** @enum {string} */
            sizeType?: "standard" | "square" | "custom";
            /** @description JSON of `ArtworkFormParts.specialEdition` */
            specialEdition?: string;
            /** @description Comma-separated */
            tags?: string;
            /** @enum {string} */
            tier?: "Tier 1" | "Tier 2" | "Tier 2 – Gallery/Collector Price";
            /** @description Required unless the artwork is a draft */
            title?: string;
            /** @description Anything other than a number becomes the current year */
            year?: string;
        };
        CreateCertificateTransfer: {
            email: string;
            name: string;
        };
        CreateCollectorNote: {
            text: string;
        };
        CreateCommissionRequest: {
            /** @example $10,000–$15,000 */
            budgetRange: string;
            /**
             * Format: uuid
             * @description The collector; or use `email` or the inquiry
             */
            collectorId?: string;
            /** @description If omitted, the text of the inquiry */
            description?: string;
            /** @description The collector’s confirmed address */
            email?: string;
            /**
             * Format: uuid
             * @description Inquiry of type Commission that it comes from
             */
            inquiryId?: string;
            /** @example Diptych for a stairwell */
            projectType: string;
            wantsStudioVisit: boolean;
        };
        CreatedEventPhotoOrder: {
            /** @description URL of the gallery’s payment page */
            checkoutUrl: string;
            id: string;
            /** @example TF-7K3M-Q9XD */
            number: string;
            /** @example pending */
            status: string;
            /** @description Dollars */
            totalPrice: number;
        };
        CreatedOfflineSale: {
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
        };
        CreateEventPhotoOrder: {
            attribution?: components["schemas"]["Attribution"] | null;
            /** @description Id of the photo */
            itemId: string;
            /** @enum {string} */
            orderType: "event_photo";
            /** @example 1 */
            quantity: number;
            /** @description Affiliate’s code from the referral link */
            referralPartnerId?: string | null;
            /** @description Full URL of the referral */
            referralSource?: string | null;
            /**
             * Format: date-time
             * @description When the link was followed
             */
            referredAt?: string | null;
            /**
             * @description Dollars
             * @example 150
             */
            totalPrice: number;
            /**
             * @description Dollars
             * @example 150
             */
            unitPrice: number;
        };
        CreateEventReminder: {
            email: string;
            eventId: string;
        };
        CreateFavorite: {
            /** Format: uuid */
            artworkId: string;
        };
        CreateGalleryTransfer: {
            /** @description Empty if they gave none */
            email: string;
            name: string;
            /** @example Damaged in transit and destroyed */
            reason: string;
            /** @description Whether both holders get an email */
            tellsBoth: boolean;
            /** @description The version you read; an outdated one is refused */
            version?: number;
        };
        CreateMessageNote: {
            note: string;
        };
        CreateMessageOrder: {
            buyer: components["schemas"]["MessageOrderBuyer"];
            /**
             * @description Days until the link expires
             * @default 7
             */
            days?: number;
            /** @description Dollars; 0 if omitted */
            framing?: number;
            items: components["schemas"]["MessageOrderItem"][];
            /** @description Dollars; 0 if omitted */
            shipping?: number;
            /** @description The version you read */
            version: number;
            /** @description The gallery’s note in the email with the link */
            words?: string;
        };
        CreateMessageReply: {
            subject: string;
            text: string;
            /** @description The version you read */
            version: number;
        };
        CreateOfflineSale: {
            buyer: components["schemas"]["OfflineSaleBuyer"];
            /** @description If omitted, the lowest available number */
            editionNumber?: number | null;
            /**
             * @description If omitted, the edition’s default frame
             * @example Black Frame
             */
            frameType?: string;
            /** @description UUID chosen by the page; sending it again repeats nothing */
            id: string;
            /** @description Notes for the order */
            notes?: string;
            /** @enum {string} */
            paymentMethod: "cash" | "check" | "card" | "transfer" | "other";
            /** @description Agreed price in dollars, including tax */
            price: number;
            /** @description Whether the buyer gets an order confirmation by email */
            tellsBuyer: boolean;
            /** @description The version of the print that you read */
            version?: number;
        };
        CreateOrderNote: {
            /** @description For staff only; the buyer never sees it */
            note: string;
        };
        CreateOrderRefund: {
            /** @description Dollars with cents; if omitted, what was paid for the lines */
            amount?: number;
            /** @description UUID chosen by the page; sending it again repeats nothing */
            id: string;
            /** @description Lines to refund: their certificates are revoked, the prints stay sold */
            lines?: components["schemas"]["CreateOrderRefundLine"][];
            /** @example Damaged in transit */
            reason: string;
            /** @description The version you read */
            version: number;
        };
        CreateOrderRefundLine: {
            /** @description Empty for a line without numbers, which is refunded whole */
            editionNumbers: number[];
            lineId: string;
        };
        CreatePaymentRequest: {
            /**
             * @description Days until the link expires
             * @default 14
             */
            expiresInDays?: number;
            lines: components["schemas"]["PaymentRequestLineItem"][];
        };
        CreatePresaleNotification: {
            artworkId: string;
        };
        CreatePriceBookVersion: {
            /** @description Sizes whose costs are known */
            costs: components["schemas"]["CostLine"][];
            /** @description Reason for the change, shown in the version history */
            note: string;
            readings: components["schemas"]["PriceReadingLines"][];
            /** @description The latest version you read */
            seen: number;
            /**
             * Format: date-time
             * @description Null applies it at once
             */
            takesEffectAt: string | null;
        };
        CreatePriceChange: {
            /** @description Artworks that keep their prices */
            except: string[];
            /** @enum {string} */
            kind: "percent" | "amount";
            /** @description Reason, shown in the history */
            note: string;
            /** @description `seen` of the preview that this change is based on */
            seen: string;
            /**
             * @example [
             *       "30x20"
             *     ]
             */
            sizes: string[];
            /**
             * Format: date-time
             * @description Null applies it at once
             */
            takesEffectAt: string | null;
            /** @description A percentage or an amount in dollars; a negative value lowers prices */
            value: number;
        };
        CreatePrintDraftOrder: {
            buyer: components["schemas"]["DraftOrderBuyer"];
            /** @description If omitted, the lowest available number */
            editionNumber?: number | null;
            /**
             * @description If omitted, the edition’s default frame
             * @example Black Frame
             */
            frameType?: string;
            /** @description Agreed price in dollars, including tax */
            price: number;
            /** @description The version of the print that you read */
            version?: number;
        };
        CreatePrivatePreview: {
            /** @description In the order shown */
            artworkIds: string[];
            /** @description Ids of single collectors, instead of a level */
            collectorIds?: string[];
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description Whether collectors get an email when it opens
             * @default true
             */
            isAnnounced?: boolean;
            /**
             * @description This level and all above it
             * @enum {string}
             */
            level?: "Standard" | "Premium" | "VIP";
            /** @description Note from the artist */
            note?: string;
            /**
             * Format: date-time
             * @description By default, at once
             */
            opensAt?: string;
        };
        CreateReservation: {
            artworkId: string;
            editionId: string;
            /** @description From 1 to the total */
            editionNumber: number;
        };
        CreateSavedView: {
            /** @description As in the list’s URL: text by name, up to 12 of up to 200 characters */
            filters: {
                [key: string]: string;
            };
            /** @description Shares it with all staff; owner only */
            isShared: boolean;
            /** @enum {string} */
            list: "artist-notes" | "audit-log" | "certificates" | "collectors" | "affiliate-commissions" | "commission-requests" | "inbox" | "inventory" | "emails" | "orders" | "affiliates" | "people" | "private-previews";
            /** @description Unique among the caller’s views of the list */
            name: string;
        };
        CreateStaffAccount: {
            email: string;
            firstName: string;
            /** @enum {string} */
            role: "owner" | "staff";
            /** @description Lowercase letters, digits, dots, dashes and underscores */
            username: string;
        };
        CreateStudioEvent: {
            /** @description Added to the camera's clock, in milliseconds */
            cameraOffsetMs?: number;
            description: string;
            /**
             * Format: date-time
             * @description By default, three hours after the start
             */
            endDate?: string;
            /**
             * Format: date-time
             * @description Start; without an offset, in the venue’s time zone
             */
            eventDate: string;
            /** @example Portrait session */
            eventType?: string;
            /**
             * @description For sharing its photos; if empty, the gallery’s hashtag
             * @example #PaperEvening
             */
            hashtag?: string | null;
            /** @description Open to VIP collectors only */
            isVipOnly?: boolean;
            /** @description Whether photos in the feed carry a watermark */
            isWatermarked?: boolean;
            location: string;
            /** @description 50 if omitted, no limit if empty */
            maxAttendees?: number | null;
            /** @description Whether photos wait for approval */
            needsApproval?: boolean;
            /** @description Whether guests get their photos by email the next morning */
            sendsFollowUp?: boolean;
            /**
             * @description Time zone of the venue; by default the gallery’s
             * @example America/Chicago
             */
            timeZone?: string;
            title: string;
        };
        CurrentPassword: {
            password: string;
        };
        CurrentPrices: {
            readings: components["schemas"]["PriceReadingLines"][];
            version: number;
        };
        CurrentStaffSession: {
            /** @description Null when nobody is signed in */
            user: components["schemas"]["StaffUser"] | null;
        };
        CustomSizePart: {
            editionCount?: number | string;
            /** @description Inches */
            frameSize?: string;
            /** @enum {string} */
            frameStyle?: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Inches */
            imageSize?: string;
            /**
             * @description By default, the letter of its position
             * @enum {string}
             */
            label?: "A" | "B" | "C";
            /** @description Dollars; 0 for a price on inquiry */
            price?: number | string;
        };
        Dashboard: {
            /** @description Unsold prints of all editions on offer */
            availablePrints: number;
            /** @description Dollars */
            inventoryValue: number;
            /** @description The last twelve months, oldest first */
            salesByMonth: components["schemas"]["SalesMonth"][];
            /** @description Artworks, including hidden ones */
            totalArtworks: number;
            /** @description Dollars paid, less refunds */
            totalSales: number;
        };
        DecideRefund: {
            /** @description The version you read */
            version: number;
        };
        DeclineApplication: {
            /** @description The version you read */
            version: number;
            /** @description The gallery’s note in the email */
            words?: string;
        };
        DeliveryQuoteSuggestion: {
            /** @description Dollars; null if neither an earlier quote nor the distance is known */
            amount: number | null;
            /** @description Order with the earlier quote */
            basedOn: string | null;
            /** @description Approximate miles behind an estimate, if no similar delivery was quoted before */
            estimatedMiles: number | null;
            /** @description Miles to the shipping ZIP; null beyond the free delivery area and abroad */
            miles: number | null;
            /** @description Framed prints, largest first */
            parcel: components["schemas"]["ParcelPart"][];
        };
        DigitalFile: {
            /** Format: date-time */
            expiresAt: string;
            url: string;
        };
        DraftOrderBuyer: {
            /** @description Empty if they gave none; then no email is sent */
            email: string;
            fullName: string;
            phone?: string;
        };
        EditionOption: {
            /** @description Prints that can be bought now */
            available: number;
            /** @description Description of its frame Custom; null for other frames */
            customFrame: string | null;
            editionId: string;
            /** @description Default frame: Black, or Unframed */
            frameColor: string;
            /** @description Outer frame in inches, 42x32; null when unframed */
            frameSize: string | null;
            /** @description Frames to choose from */
            frameStyles: string[];
            /** @description Prints in unpaid orders and carts, or reserved */
            held: number;
            /**
             * Format: date-time
             * @description When the first hold expires if nobody pays; null if there is none, or none that expires
             */
            heldUntil: string | null;
            /** @enum {string} */
            kind: "mini" | "framed" | "metal" | "custom" | "special";
            /** @description Name of a special edition or letter of a custom size; null for other editions */
            label: string | null;
            /** @description Edition number that the next buyer gets; null if none is available */
            nextNumber: number | null;
            /** @description Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry */
            price: number | null;
            /** @enum {string} */
            shippingClass: "mini" | "framed";
            /** @description Size key such as 30x20 */
            size: string;
            sold: number;
            /** @description Prints in the edition */
            total: number;
            /**
             * Format: date-time
             * @description As `heldUntil`, for unpaid orders and carts only
             */
            unpaidUntil: string | null;
        };
        EditionStock: {
            /** @description Addresses with a back-in-stock alert */
            alerts: number;
            /** @description Artist’s proofs of the artwork, which have no numbers */
            artistProofs: number;
            /** @description Null for an event photo */
            artworkId: string | null;
            editionId: string;
            /** @description Outer frame in inches */
            frameSize: string | null;
            /**
             * @description Default frame
             * @example Black Frame
             */
            frameType: string;
            /** @description Frames to choose from */
            frameTypes: string[];
            /** @description Prints in unpaid orders and carts, reserved or on hold */
            held: number;
            /** @enum {string} */
            kind: "mini" | "framed" | "metal" | "custom" | "special";
            label: string | null;
            photoId: string | null;
            /** @description List price in dollars; 0 for a price on inquiry */
            price: number;
            prints: components["schemas"]["PrintRecord"][];
            /** @description Prints available or on hold */
            remaining: number;
            series: string;
            /** @description All editions of the artwork, including this one */
            siblings: components["schemas"]["SiblingEdition"][];
            /** @example 30x20 */
            size: string;
            sold: number;
            title: string;
            total: number;
            void: number;
            /** @description People in the waiting room for this edition */
            waiting: number;
        };
        EmailChange: {
            email: string;
            password: string;
        };
        EmailEventReceipt: {
            /** @enum {boolean} */
            received: true;
        };
        EmailList: {
            /** @description Whether there are more than `total` */
            isTotalMinimum?: boolean;
            items: components["schemas"]["EmailRow"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        EmailPlaceholder: {
            /** @description Whether it takes a paragraph of its own */
            isBlock: boolean;
            /** @description Whether the email needs it */
            isRequired: boolean;
            /** @example order number */
            name: string;
            /** @description Value in previews */
            sample: string;
        };
        EmailPreview: {
            html: string;
            subject: string;
            text: string;
        };
        EmailRecord: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description Next attempt, while it is waiting
             */
            dueAt: string;
            id: string;
            /** @description Whether its text is kept and can be read and resent */
            isContentRetained: boolean;
            /** @example mail */
            kind: string;
            /** @description Error of the last attempt */
            lastError: string | null;
            /** @description Only the first characters, unless the text is kept */
            recipient: string | null;
            /** @enum {string} */
            state: "dead" | "waiting" | "delivered";
            subject: string | null;
            /** @description Null if it contained a personal link, or is no longer kept */
            text: string | null;
        };
        EmailRow: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description Next attempt, while it is waiting
             */
            dueAt: string;
            id: string;
            /** @description Whether its text is kept and can be read and resent */
            isContentRetained: boolean;
            /** @example mail */
            kind: string;
            /** @description Error of the last attempt */
            lastError: string | null;
            /** @description Only the first characters, unless the text is kept */
            recipient: string | null;
            /** @enum {string} */
            state: "dead" | "waiting" | "delivered";
            subject: string | null;
        };
        EmailTemplateRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["EmailText"];
            installed: components["schemas"]["EmailText"];
            /** @description Whether the owner has replaced the installed text */
            isOwn: boolean;
            key: string;
            /** @description Who gets it, and when */
            occasion: string;
            placeholders: components["schemas"]["EmailPlaceholder"][];
            title: string;
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        EmailTemplateRow: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            /** @description Whether the owner has replaced the installed text */
            isOwn: boolean;
            key: string;
            /** @description Who gets it, and when */
            occasion: string;
            title: string;
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        EmailTemplateVersion: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            /** @description Null for the installed text */
            content: components["schemas"]["EmailText"] | null;
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        EmailText: {
            /** @example Your order {order number} */
            subject: string;
            words: string;
        };
        Entrance: {
            /** Format: uuid */
            eventId: string;
            /** @description Content of the guest code */
            guestCode: string;
            /**
             * @description Always false: a guest on the waitlist gets 409 `event_full`
             * @enum {boolean}
             */
            isWaitlisted: false;
            message: string;
            /** @description For clients without cookies: `Authorization: EventPass …`, or in `join_event` */
            pass: string;
            /** @enum {boolean} */
            success: true;
        };
        EventDeletion: {
            /**
             * @description `archived` if anything of it was sold or held
             * @enum {string}
             */
            outcome: "deleted" | "archived";
        };
        EventDevice: {
            /** Format: date-time */
            expiresAt: string;
            id: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            name: string;
            /** Format: date-time */
            pairedAt: string;
            /** @description Staff member who asked for its code */
            pairedBy: string | null;
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
        };
        EventFollowUp: {
            /** @description Guests who get it */
            guests: number;
            isOn: boolean;
            /** Format: date-time */
            sendsAt: string;
            /** @description How many have it */
            sent: number;
            subject: string;
            /** @description Text for a guest without photos of their own */
            text: string;
            /** @description Time zone of the venue */
            timeZone: string;
        };
        EventPhoto: {
            caption: string;
            /** Format: date-time */
            capturedAt: string;
            /**
             * Format: date-time
             * @description When it was published
             */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description URL of one of its files; empty once it is withdrawn */
            imageUrl: string;
            isAvailableForOrder: boolean;
            /** @description Whether it was taken off the feed */
            isWithdrawn: boolean;
            /** @description Paid orders of the event photo */
            orderCount: number;
            /**
             * @description Derived from width and height
             * @enum {string}
             */
            orientation: "square" | "landscape" | "vertical";
            photographer: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description The event's revision at which it last changed */
            revision: number;
            /** @description Position in the event, from 1 without gaps */
            seq: number;
        };
        EventPhotoEditionOption: {
            /** @example 30 × 20 in */
            displayName: string;
            /** @description Frame size of the price book in inches */
            framedSize: string | null;
            /** @description The first one is the default */
            frameOptions: components["schemas"]["FrameOption"][];
            /** @description Prints that someone is paying for now */
            held: number;
            /**
             * Format: date-time
             * @description When the first hold expires if nobody pays; null if there is none, or none that expires
             */
            heldUntil: string | null;
            isMini: boolean;
            /** @description Dollars; null while the gallery sells by inquiry */
            price: number | null;
            /** @description Unsold prints, including those on hold */
            remaining: number;
            /**
             * @description Canonical size key
             * @example 30x20
             */
            size: string;
            /** @description Prints in the edition */
            total: number;
            /**
             * Format: date-time
             * @description As `heldUntil`, for unpaid orders and carts only
             */
            unpaidUntil: string | null;
        };
        EventPhotoEditions: {
            eventPhoto: components["schemas"]["EventPhotoOffer"];
            options: components["schemas"]["EventPhotoEditionOption"][];
            /** @enum {string} */
            orientation: "square" | "landscape" | "vertical";
            picture: components["schemas"]["Picture"] | null;
            /** @description Title of the event */
            series: string;
            /** @description Caption, or number within the event */
            title: string;
            year: number;
        };
        EventPhotoOffer: {
            /** @description Dollars; null while the gallery sells by inquiry */
            price: number | null;
        };
        EventRecord: {
            /** @description Photos that can be ordered */
            availableCount: number;
            /** @description Registered guests */
            currentParticipants: number;
            description: string;
            /** Format: date-time */
            endTime: string;
            eventType: string;
            /** @description For sharing its photos; null for the one in the site content */
            hashtag: string | null;
            /** Format: uuid */
            id: string;
            /** @description Whether the gallery’s short id stands for this event */
            isCurrent: boolean;
            isVipOnly: boolean;
            location: string;
            maxParticipants: number | null;
            /** @description Photos in the feed */
            photoCount: number;
            picture: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            startTime: string;
            /** @enum {string} */
            status: "live" | "scheduled" | "completed" | "cancelled";
            /** @description Stands for the id in URLs while it is the current event */
            tag: string;
            /**
             * @description Time zone of the venue
             * @example America/Chicago
             */
            timeZone: string;
            title: string;
            /** @description Open pages that follow the event while it is live */
            viewerCount: number;
        };
        EventReminderReceipt: {
            message: string;
            /** @enum {boolean} */
            success: true;
        };
        EventsSection: {
            /**
             * @description Days after an event for which guests’ names are kept
             * @example 180
             */
            guestDays: number;
        };
        EventsSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["EventsSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        EventVisits: {
            /** @description Id of the event, or the name in the link */
            eventId: string;
            visits: number;
        };
        ExhibitedPrintRef: {
            /** @description Edition number of the print */
            editionNumber: number;
            /** @example 30x20 */
            size: string;
            /** @description Slug of the artwork */
            slug: string;
        };
        ExperienceTerm: {
            term: string;
            text: string;
        };
        FailedPhotoFile: {
            /** @description Why it failed, as a sentence */
            failureReason: string;
            sha256: string;
        };
        FavoriteRecord: {
            artwork: components["schemas"]["ArtworkCard"];
            artworkId: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
        };
        Feature: {
            /** @description A path of the site, or an https URL */
            href: string;
            /** @enum {string} */
            key: "commissions" | "live-events" | "limited-editions";
            picture: components["schemas"]["Picture"] | null;
            text: string;
            title: string;
        };
        FeedAdmissionInput: {
            email: string;
            /** @description An event's id, or the gallery's short id for the current event */
            eventId: string;
            name: string;
            /**
             * Format: date-time
             * @description Time on the page, which is not used
             */
            timestamp?: string;
        };
        Film: {
            poster: components["schemas"]["Picture"] | null;
            /** @description Length in whole seconds */
            seconds: number;
            /** @description Empty if there is no film */
            sources: components["schemas"]["FilmSource"][];
        };
        FilmSource: {
            /** @description Under /videos; its file never changes */
            src: string;
            /** @enum {string} */
            type: "video/webm" | "video/mp4";
        };
        FoundArtwork: {
            id: string;
            isArchived: boolean;
            isDraft: boolean;
            isHidden: boolean;
            series: string;
            title: string;
            year: number;
        };
        FoundCertificate: {
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            editionNumber: number;
            /** @description Empty once the account is deleted */
            holderName: string;
            /** @example 30x20 */
            size: string;
            total: number;
        };
        FoundEvent: {
            id: string;
            location: string;
            /** Format: date-time */
            startsAt: string;
            title: string;
        };
        FoundOrder: {
            /** Format: date-time */
            createdAt: string;
            customerName: string;
            /** @example TF-7K3M-Q9XD */
            number: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        FoundPerson: {
            email: string;
            /** @description Id of the collector or affiliate; for a guest or subscriber, of the person */
            id: string | null;
            /**
             * @description Only the owner finds affiliates
             * @enum {string}
             */
            kind: "collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate";
            name: string;
        };
        FoundPrint: {
            editionId: string;
            /** @description The 3 in `3 of 9`; null for the edition */
            editionNumber: number | null;
            /** @example 30x20 */
            size: string;
            title: string;
            /** @description The 9 in `3 of 9` */
            total: number;
        };
        FrameOption: {
            /** @example black */
            color: string | null;
            /** @example Black wood frame with a white matte of 7.5 in and 1 in of signature space */
            description: string;
            /**
             * @description Outer size in inches, computed from print and matte
             * @example 45x35
             */
            framedSize: string | null;
            /**
             * @description Name in the cart and checkout
             * @example Black wood, 7.5 in matte
             */
            frameType: string;
            /** @example wood */
            material: string | null;
            /** @example white */
            matteColor: string;
            /** @description Inches; null if the frame determines it */
            matteSize: number | null;
            /** @example Black wood */
            type: string;
            /**
             * @description How the frame is drawn
             * @example black-wood
             */
            visualizerFrame: string;
        };
        GalleryBrand: {
            city: string;
            email: string;
            id: string;
            name: string;
            /** @description Location of the studio, as pages show it */
            studio: string;
            /**
             * @description Time zone of the gallery
             * @example America/Chicago
             */
            timeZone: string;
            /** @description Offsets of the time zone from the past year to the next, with which pages tell times */
            utcOffsets: components["schemas"]["GalleryUtcOffset"][];
            zip: string;
        };
        GalleryGateTag: {
            tag: string;
            text: string;
            title: string;
        };
        GalleryLink: {
            href: string;
            label: string;
        };
        GalleryOrderLimits: {
            /** @description For larger editions */
            largeEditionPrints: number;
            /** @description For editions of up to 20 prints */
            smallEditionPrints: number;
        };
        GalleryRoom: {
            caption: string;
            picture: components["schemas"]["Picture"];
        };
        GallerySeries: {
            /** @description Whether the catalog offers it as a filter */
            inFilter: boolean;
            /** @description Name in the select on phones */
            mobileLabel: string;
            /** @description Name of the series in artworks */
            name: string;
            /** @description Slugs of related series, closest first */
            near: string[];
            slug: string;
        };
        GallerySettings: {
            /** @description The artist's own sites */
            artistSites: components["schemas"]["GalleryLink"][];
            brand: components["schemas"]["GalleryBrand"];
            /**
             * @description Whether card payments include the card fee
             * @enum {string}
             */
            cardFeeMode: "surcharge" | "off";
            /** @description Charity that the proceeds fund; null if the owner named none */
            charity: components["schemas"]["GalleryLink"] | null;
            /** @description Whether pages report visits */
            countsVisits: boolean;
            /** @description Promise about further prints and damaged prints */
            editionPolicy: string;
            gateTags: components["schemas"]["GalleryGateTag"][];
            links: components["schemas"]["GalleryLink"][];
            /** @description External page about the current event, embedded in its feed */
            liveGallery: string | null;
            orderLimits: components["schemas"]["GalleryOrderLimits"];
            /** @description Origin of the public site, without a trailing slash */
            publicOrigin: string;
            /** @enum {string} */
            salesMode: "inquire" | "purchase";
            /** @description In display order */
            series: components["schemas"]["GallerySeries"][];
            stripePublishableKey: string | null;
            /** @description URL of Stripe.js, or of its stand-in */
            stripeScript: string;
            /**
             * @description Which orders are charged tax
             * @enum {string}
             */
            taxMode: "destination" | "always";
        };
        GalleryUtcOffset: {
            /**
             * Format: date-time
             * @description The first moment
             */
            from: string;
            /**
             * @description Minutes ahead of UTC; negative west of it
             * @example -360
             */
            minutes: number;
            /**
             * @description As it stands behind a time
             * @example CST
             */
            name: string;
            /**
             * Format: date-time
             * @description The first moment after it
             */
            until: string;
        };
        GateAdmissionInput: {
            email: string;
            /** @description An event's id, or the gallery's short id for the current event */
            eventTag: string;
            name: string;
        };
        GateQrCode: {
            /** @description URL in the code: the gate, with event_id and event_name */
            eventUrl: string;
            /** @description PNG data URI */
            qrCode: string;
        };
        GateSection: {
            tags: components["schemas"]["GateTagText"][];
        };
        GateSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["GateSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        GateTagText: {
            /**
             * @description Last part of the URL, in lowercase
             * @example tfgallery
             */
            tag: string;
            text: string;
            title: string;
        };
        GuestPass: {
            /** Format: date-time */
            expiresAt: string;
            guestCode: string;
            /** @description PNG data URI of the guest code, for the camera */
            markerQr: string;
            name: string;
        };
        HealthDto: {
            /** @enum {string} */
            status: "ok";
        };
        HealthFinding: {
            /** @description What is wrong and what to do, or why it was not checked; null if all is well */
            sentence: string | null;
            /**
             * @description `unchecked` if the API cannot check it
             * @enum {string}
             */
            state: "ok" | "wrong" | "unchecked";
            /** @example Certificate of gallery.example */
            what: string;
        };
        HealthReport: {
            /** Format: date-time */
            checkedAt: string;
            findings: components["schemas"]["HealthFinding"][];
        };
        HoldOrigin: {
            /** @description Oldest first */
            cartHolds: components["schemas"]["UnpaidCartHold"][];
            /** @description A digest, valid while prints are held */
            id: string;
            /** @enum {string} */
            kind: "network" | "guest" | "collector";
            /**
             * @description Name on the order, for a guest or collector who placed one
             * @example Network 3F2A
             */
            label: string;
            /** @description Oldest first */
            orders: components["schemas"]["UnpaidOrder"][];
            prints: number;
            /**
             * Format: date-time
             * @description When the first of its prints was held
             */
            since: string;
            /**
             * Format: date-time
             * @description When the last of its holds expires
             */
            until: string;
        };
        HoldPrint: {
            /** @example Ada Byron */
            holdFor: string;
            /** @example Came back undamaged */
            reason: string;
            /**
             * Format: date-time
             * @description Within a year; the print is available again after it
             */
            until: string;
            /** @description The version of the print that you read; an outdated one is refused */
            version: number;
        };
        ImportChange: {
            /** @example 30x20 price */
            column: string;
            /** @description Current value; empty if there is none */
            from: string;
            /** @description Value in the file; empty if there is none */
            to: string;
        };
        ImportDryRun: {
            /** @description SHA-256 of the file */
            digest: string;
            /** @description Columns that are not imported */
            ignoredColumns: string[];
            rows: components["schemas"]["ImportRow"][];
        };
        ImportError: {
            /** @description Null if it concerns the whole row */
            column: string | null;
            sentence: string;
        };
        ImportProgress: {
            /** @description Rows left for the next call; 0 when the import is done */
            left: number;
            refused: components["schemas"]["RejectedImportRow"][];
            /** @description Rows written by this call */
            written: number;
        };
        ImportRow: {
            changes: components["schemas"]["ImportChange"][];
            faults: components["schemas"]["ImportError"][];
            /** @enum {string} */
            outcome: "new" | "changed" | "unchanged" | "fault";
            /** @description As in a spreadsheet; the headers are row 1 */
            row: number;
            title: string;
            /** @description Version of the artwork that the row was compared with */
            version: number | null;
            /**
             * Format: uuid
             * @description Null for a new artwork
             */
            workId: string | null;
        };
        /** @enum {string} */
        InboxMessageType: "artwork_inquiry" | "collector_inquiry" | "loan_inquiry" | "resale_inquiry" | "commission" | "presale_request" | "partner_application" | "selling_partner" | "partnership" | "press" | "general";
        InboxSection: {
            /**
             * @description Days for which a message’s name, address and text are kept
             * @example 730
             */
            messageDays: number;
        };
        InboxSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["InboxSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        InstallationAddress: {
            city?: string;
            street?: string;
            zip?: string;
        };
        InventoryCustomSize: {
            editionCount: number;
            enabled: boolean;
            frameSize: string;
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Empty if it has no size */
            imageSize: string;
            /** @enum {string} */
            label: "A" | "B" | "C";
            /** @description Dollars, whether or not the gallery shows prices */
            price: number;
        };
        InventoryEdition: {
            /** @description Prints that can be bought now */
            availableEditions: number;
            /** Format: uuid */
            editionId: string;
            /** @description Whether it is offered */
            enabled: boolean;
            frameSize: string | null;
            /** @description Prints in unpaid orders and reservations */
            heldEditions: number;
            /** @enum {string} */
            kind: "mini" | "framed" | "metal" | "custom" | "special";
            /** @description Letter of a custom size, or name of a special edition */
            label: string | null;
            /** @description Dollars, whether or not the gallery shows prices */
            price: number;
            size: string;
            soldEditions: number;
            totalEditions: number;
        };
        InventoryPage: {
            items: components["schemas"]["InventoryRow"][];
            nextCursor: string | null;
            /** @description Artworks in the whole list */
            total: number;
        };
        InventoryPrintSize: {
            editionCount: number;
            /** @description Whether the size is offered */
            enabled: boolean;
            /** @description Outer frame in inches, 'Unframed Mini Print' or 'Metal Print' */
            framedSize: string;
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Dollars, whether or not the gallery shows prices */
            price: number | null;
        };
        InventoryRecord: {
            /** Format: date-time */
            archivedAt: string | null;
            /** @description Artist’s proofs in addition to the numbered prints */
            artistProofs: number;
            artworkImages: components["schemas"]["Picture"][];
            /** @description The photograph itself */
            artworkImageUrls: string[];
            /**
             * @description The owner’s setting, or what the ledger says
             * @enum {string}
             */
            availability: "available" | "reserved" | "sold" | "not for sale";
            /**
             * @description The owner’s setting; `available` leaves it to the ledger
             * @enum {string}
             */
            availabilitySet: "available" | "reserved" | "sold" | "not for sale";
            availableSizes: components["schemas"]["AvailableSize"][];
            catalogueImages: components["schemas"]["Picture"][];
            /** @description The artwork on a wall */
            catalogueImageUrls: string[];
            /** Format: date-time */
            createdAt: string;
            customFrameStyle: string;
            customSizes: components["schemas"]["InventoryCustomSize"][];
            description: string | null;
            differences: components["schemas"]["PriceDifference"][];
            editionOptions: components["schemas"]["EditionOption"][];
            editions: components["schemas"]["InventoryEdition"][];
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            galleryCredit: string;
            id: string;
            /** @description First of imageUrls, or the placeholder */
            imageUrl: string;
            /** @description Both, in the order of preference */
            imageUrls: string[];
            includeChromaluxe: boolean;
            includeSpecialEdition: boolean;
            isFeatured: boolean;
            /** @enum {string} */
            liveStatus: "live" | "hidden" | "draft";
            medium: string;
            /** @description Never public */
            notes: string;
            /** @enum {string} */
            orientation: "landscape" | "square";
            /** @description Lowest price. Dollars, whether or not the gallery shows prices */
            price: number | null;
            priceOverride: boolean;
            /** @description By size key, without custom and special sizes */
            printSizes: {
                [key: string]: components["schemas"]["InventoryPrintSize"];
            };
            purchaseLink: string;
            series: string;
            /** @enum {string} */
            sizeType: "standard" | "square" | "custom";
            slug: string;
            /**
             * Format: date-time
             * @description When the last print was sold; null while any is left
             */
            soldOutAt: string | null;
            specialEdition: components["schemas"]["InventorySpecialEdition"] | null;
            /** @description Includes 'new' and 'limited' where they apply */
            tags: string[];
            /** @description `Tier 2` in either spelling, or another tier */
            tier: string;
            /** @description `Untitled Artwork` if it has none */
            title: string;
            /** @description Dollars: unsold prints times their prices */
            unsoldValue: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Send it with a change; an outdated one is refused */
            version: number;
            year: number;
        };
        InventoryRow: {
            artworkPicture: components["schemas"]["Picture"] | null;
            /** @enum {string} */
            availability: "available" | "reserved" | "sold" | "not for sale";
            cataloguePicture: components["schemas"]["Picture"] | null;
            /** @description Number of prices that differ from the price book */
            differences: number;
            /** @description The editions on offer, largest first */
            editions: components["schemas"]["InventoryEdition"][];
            /** Format: uuid */
            id: string;
            isArchived: boolean;
            /** @enum {string} */
            liveStatus: "live" | "hidden" | "draft";
            /** @description Unsold prints */
            remaining: number;
            series: string;
            slug: string;
            tier: string;
            title: string;
            /** @description Dollars */
            unsoldValue: number;
            year: number;
        };
        InventorySpecialEdition: {
            /** @description Empty if there is none */
            customFrameStyle: string;
            editionCount: number;
            frameSize: string;
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Empty if it has no size */
            imageSize: string;
            name: string;
            /** @description Dollars, whether or not the gallery shows prices */
            price: number;
        };
        JoinAddress: {
            /**
             * Format: email
             * @description Address of someone in the list
             */
            email: string;
        };
        KnownPhotos: {
            /** @description Files that failed earlier; sending one again retries it */
            failed: components["schemas"]["FailedPhotoFile"][];
            /** @description Files that need not be sent */
            known: string[];
        };
        KnownPhotosInput: {
            /** @description SHA-256 of each file in hex */
            digests: string[];
        };
        LetterContent: {
            /** @description Public artworks, in the order of their numbers */
            artworkIds: string[];
            recipients: components["schemas"]["LetterRecipients"];
            subject: string;
            /** @description Paragraphs separated by empty lines; `{work 1}` places an artwork */
            words: string;
        };
        LetterPreview: {
            html: string;
            subject: string;
            text: string;
        };
        LetterReach: {
            /** @description Subscribers who match now */
            subscribers: number;
        };
        LetterRecipients: {
            /**
             * Format: uuid
             * @description Guests of this event
             */
            event?: string;
            /**
             * @description `affiliate` is for the owner only
             * @enum {string}
             */
            kind?: "collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate";
            /** @description Text to search for */
            q?: string;
            tag?: string;
        };
        LetterRecord: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endedAt: string | null;
            id: string;
            /** @description Paid orders through its links */
            orders: number;
            /** @description Cents paid for these orders, less refunds */
            ordersCents: number;
            /** @description Emails sent per minute */
            perMinute: number;
            recipients: components["schemas"]["LetterRecipients"];
            results: components["schemas"]["LetterResults"];
            /** Format: date-time */
            sendAt: string | null;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "stopped" | "sent";
            subject: string;
            /** @description Subscribers who match now */
            subscribers: number;
            /** @description Version of the draft; send it with a change */
            version: number;
            words: string;
            works: components["schemas"]["LetterWork"][];
            /** @description First name of the staff member who started it */
            writtenBy: string;
        };
        LetterResults: {
            /** @description Sent, then bounced */
            bounced: number;
            /** @description Sent, then reported as spam */
            complained: number;
            /** @description Everyone who gets it or has got it */
            recipients: number;
            /** @description Refused by the mail server */
            refused: number;
            /** @description Accepted by the mail server */
            sent: number;
            /** @description Unsubscribed before their turn */
            skipped: number;
            /** @description Interrupted while being handed over; never resent */
            unknown: number;
            /** @description Sent, then unsubscribed */
            unsubscribed: number;
            /** @description Not yet handed to the mail server */
            waiting: number;
        };
        LetterRow: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endedAt: string | null;
            id: string;
            results: components["schemas"]["LetterResults"];
            /** Format: date-time */
            sendAt: string | null;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "stopped" | "sent";
            subject: string;
            /** @description First name of the staff member who started it */
            writtenBy: string;
        };
        LetterWork: {
            id: string;
            title: string;
        };
        LevelsSection: {
            /** @description Dollars for Premium; null leaves it to the owner */
            premium: number | null;
            /** @description Dollars for VIP; null leaves it to the owner */
            vip: number | null;
        };
        LevelsSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["LevelsSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        LinksSection: {
            /** @description The artist’s sites, for collectors’ profiles */
            artistSites?: components["schemas"]["OutwardLink"][];
            charity: components["schemas"]["OutwardLink"] | null;
            links: components["schemas"]["OutwardLink"][];
        };
        LinksSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["LinksSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        LinkToken: {
            token: string;
        };
        LiveContent: {
            /** @description For photos of events that have no hashtag of their own */
            hashtag: string;
            sponsors: components["schemas"]["Sponsor"][];
        };
        LiveUpload: {
            /** @description Id of the photo, by which pages merge it with the feed */
            driveId: string;
            filename: string;
            url: string;
        };
        MessageApplication: {
            business: string;
            buyerTypes: string;
            experience: string;
            location: string;
            phone: string;
            portfolio: string;
            /** @enum {string} */
            role: "Gallerist" | "Interior Designer" | "Collector" | "Curator" | "Other";
            /**
             * @description `new` until it is approved or declined
             * @enum {string}
             */
            state: "new" | "approved" | "declined";
            /**
             * @description Percent that a new affiliate gets by default
             * @example 20
             */
            usualRate: string;
        };
        MessageArtwork: {
            id: string;
            title: string;
        };
        MessageCollector: {
            id: string;
            /** @description Whether the address is confirmed as theirs */
            isConfirmed: boolean;
            level: components["schemas"]["CollectorLevel"] | null;
            name: string;
        };
        MessageCounts: {
            awaitingReply: number;
            /** @description Overdue messages */
            late: number;
        };
        MessageHistoryEntry: {
            /** @description `owner`, `staff ben` */
            actor: string;
            /** Format: date-time */
            at: string;
            id: string;
            /** @enum {string} */
            kind: "noted" | "assigned" | "unassigned" | "answered" | "closed" | "reopened" | "commission" | "order" | "partner" | "declined" | "opened";
            mail: components["schemas"]["ReplyEmail"] | null;
            /** @description Number of the order, or id of the commission request */
            reference: string | null;
            /** @description Subject of a reply */
            subject: string | null;
            /** @description Text of a note or reply, or the assignee */
            text: string | null;
        };
        MessageList: {
            /** @description Whether there are more than `total` */
            isTotalMinimum?: boolean;
            items: components["schemas"]["MessageRow"][];
            nextCursor: string | null;
            /** @description Total across all pages; for a search, up to 1,000 */
            total: number;
        };
        MessageOrderBuyer: {
            city?: string;
            country?: string;
            email: string;
            fullName: string;
            phone?: string;
            state?: string;
            street?: string;
            zip?: string;
        };
        MessageOrderItem: {
            /** Format: uuid */
            artworkId: string;
            /** @description If omitted, the edition’s default frame */
            frameType?: string;
            /**
             * @description Dollars for one print, including tax
             * @example 4450
             */
            price: number;
            quantity: number;
            /** @example 30x20 */
            size: string;
        };
        MessageRecord: {
            /** @description Only for an application */
            application: components["schemas"]["MessageApplication"] | null;
            artwork: components["schemas"]["MessageArtwork"] | null;
            assignedTo: components["schemas"]["StaffMember"] | null;
            /** @description Id of the print’s certificate */
            coaId: string | null;
            /** @description Null unless the writer was signed in */
            collector: components["schemas"]["MessageCollector"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Empty once the writer’s account is deleted */
            email: string;
            /** @description Its first words, on one line */
            excerpt: string;
            /** @description Oldest first */
            history: components["schemas"]["MessageHistoryEntry"][];
            id: string;
            /**
             * @description Type of a collector’s inquiry
             * @enum {string|null}
             */
            inquiryType: "Commission" | "Availability" | "Framing" | "Pricing" | "Studio Visit" | "Other" | null;
            /** @description False if the account only has the same address: anyone may have written */
            isOfCollector: boolean;
            isRead: boolean;
            message: string;
            name: string;
            /** Format: date-time */
            repliedAt: string | null;
            /**
             * Format: date-time
             * @description Null if no reply is promised
             */
            replyDueAt: string | null;
            state: components["schemas"]["MessageState"];
            subject: string;
            type: components["schemas"]["InboxMessageType"];
            /** @description Send it with a change */
            version: number;
        };
        MessageRow: {
            artwork: components["schemas"]["MessageArtwork"] | null;
            assignedTo: components["schemas"]["StaffMember"] | null;
            /** @description Id of the print’s certificate */
            coaId: string | null;
            /** @description Null unless the writer was signed in */
            collector: components["schemas"]["MessageCollector"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Empty once the writer’s account is deleted */
            email: string;
            /** @description Its first words, on one line */
            excerpt: string;
            id: string;
            /**
             * @description Type of a collector’s inquiry
             * @enum {string|null}
             */
            inquiryType: "Commission" | "Availability" | "Framing" | "Pricing" | "Studio Visit" | "Other" | null;
            isRead: boolean;
            name: string;
            /** Format: date-time */
            repliedAt: string | null;
            /**
             * Format: date-time
             * @description Null if no reply is promised
             */
            replyDueAt: string | null;
            state: components["schemas"]["MessageState"];
            subject: string;
            type: components["schemas"]["InboxMessageType"];
        };
        /** @enum {string} */
        MessageState: "open" | "answered" | "closed";
        Mission: {
            link: components["schemas"]["SiteLink"] | null;
            paragraphs: string[];
            sentence: string;
        };
        NewPasskey: {
            name: string;
            /** @description The WebAuthn response, as JSON */
            response: {
                [key: string]: unknown;
            };
        };
        NewPaymentRequest: {
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            /** @example usd */
            currency: string;
            /** Format: date-time */
            expiresAt: string;
            id: string;
            lines: components["schemas"]["PaymentRequestLineItem"][];
            /** @description URL where the buyer pays; also emailed */
            link: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** Format: date-time */
            paidAt: string | null;
            /** @description Stripe's id */
            paymentIntent: string | null;
            /** @enum {string} */
            state: "open" | "paid" | "cancelled" | "refunded";
            /** @description Dollars */
            total: number;
        };
        NewsletterConsent: {
            /** Format: date-time */
            since: string;
            /**
             * @description `pending`, `confirmed` or `ended`
             * @example confirmed
             */
            state: string;
        };
        NewsletterResponse: {
            message: string;
        };
        NewsletterSubscriptionRequest: {
            email: string;
            /** @enum {string} */
            sourcePage: "landing" | "fine-art" | "commercial" | "about" | "contact" | "cart" | "artwork-detail" | "live-event";
        };
        NewsletterToken: {
            token: string;
        };
        OfflineSaleBuyer: {
            city?: string;
            country?: string;
            /** @description Empty if they gave none; then no email is sent */
            email: string;
            fullName: string;
            phone?: string;
            state?: string;
            street?: string;
            zip?: string;
        };
        OpenGuestPassLink: {
            /** @description Token from the URL in the email */
            token: string;
        };
        OpenQuote: {
            /** Format: date-time */
            expiresAt: string;
            /** @description Price in the shop after the change */
            newPrice: number;
            orderNumber: string;
            /** @description Dollars for one print, as quoted */
            price: number;
            size: string;
            title: string;
        };
        OrderAddress: {
            city: string;
            country: string;
            email: string;
            fullName: string;
            phone: string;
            state: string;
            street: string;
            zip: string;
        };
        OrderAttribution: {
            /**
             * @description Null without an affiliate
             * @enum {string|null}
             */
            attributionStatus: "counts" | "unknown" | "inactive" | "expired" | "own" | "by_hand" | null;
            /** Format: date-time */
            capturedAt: string | null;
            /** @description Code in the link; null if assigned by hand */
            code: string | null;
            /** Format: date-time */
            orderedAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description Version of the order; send it with a change */
            orderVersion: number;
            partner: components["schemas"]["AffiliateSummary"] | null;
            /** @description Reason for assigning it by hand */
            reason: string | null;
            /** @description Full URL of the referral */
            source: string | null;
        };
        OrderBalance: {
            /** @description Dollars */
            amount: number;
            /** @example Delivery of minis */
            description: string;
            id: string;
            /** @description Path of the payment page, for the buyer only */
            payUrl: string;
            /** Format: date-time */
            since: string;
        };
        OrderCertificate: {
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description The 3 in `3 of 9` */
            editionNumber: number;
            /** @description Empty once the account is deleted */
            holderName: string;
            /** Format: date-time */
            issuedAt: string;
            orderLineId: string;
            /** @description Whether it carries the photographer’s signature */
            signatureApplied: boolean;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
            title: string;
            /** @description The 9 in `3 of 9` */
            total: number;
        };
        OrderHistoryEntry: {
            /** @example owner */
            actor: string;
            /** Format: date-time */
            at: string;
            /** @example moved */
            kind: string;
            note: string | null;
            /**
             * @description Status after it
             * @enum {string}
             */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        OrderInstallation: {
            city: string;
            street: string;
            zip: string;
        };
        OrderLimitsSection: {
            /**
             * @description For larger editions
             * @example 10
             */
            largeEditionPrints: number;
            /**
             * @description For editions of up to 20 prints
             * @example 3
             */
            smallEditionPrints: number;
        };
        OrderLimitsSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["OrderLimitsSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        OrderList: {
            /** @description Whether there are more than `total` */
            isTotalMinimum?: boolean;
            items: components["schemas"]["OrderRow"][];
            nextCursor: string | null;
            /** @description Total across all pages; for a search, up to 1,000 */
            total: number;
        };
        OrderLookup: {
            /** @description The address the order was placed under */
            email: string;
            /**
             * @description Case and dashes do not matter
             * @example TF-7K3M-Q9XD
             */
            number: string;
        };
        OrderLookupAddress: {
            city: string;
            /** @default United States */
            country?: string;
            /** @description The address the order was placed under */
            email: string;
            fullName: string;
            /** @example TF-7K3M-Q9XD */
            number: string;
            phone?: string;
            /** @description In the United States, a code or name; if omitted, the state of the ZIP */
            state?: string;
            street: string;
            zip: string;
        };
        OrderMilestone: {
            /** Format: date-time */
            at: string;
            /** @description Note from the gallery */
            note: string | null;
            /**
             * @description Status after it
             * @enum {string}
             */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        OrderPicture: {
            /**
             * Format: date-time
             * @description When it was added
             */
            at: string;
            /** @example Number 3 of 9, drying */
            caption: string;
            height: number;
            id: string;
            /** @description For the buyer only; valid for a day */
            url: string;
            /** @description Send it with a change of the caption */
            version: number;
            /** @description Pixels */
            width: number;
        };
        OrderReceipt: {
            /** @description Open balances, including delivery, oldest first */
            balances: components["schemas"]["OrderBalance"][];
            /** @description Whether the address can still be changed */
            canEditAddress: boolean;
            cardFee: number;
            /** Format: date-time */
            createdAt: string;
            customerName: string;
            email: string;
            /** @description Oldest first */
            events: components["schemas"]["OrderMilestone"][];
            /** @description Agreed shipping and framing, paid with the prints */
            extras: number;
            lines: components["schemas"]["ReceiptLine"][];
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /**
             * Format: date-time
             * @description Null while unpaid
             */
            paidAt: string | null;
            /** @enum {string} */
            payment: "open" | "paid" | "expired" | "failed" | "refunded";
            /** @description Studio pictures */
            pictures: components["schemas"]["OrderPicture"][];
            /**
             * Format: date-time
             * @description Latest date on which the prints are ready; null unless in production
             */
            promisedBy: string | null;
            shipping: components["schemas"]["ReceiptShipping"];
            /** @description Null until the buyer has given it */
            shippingAddress: components["schemas"]["OrderAddress"] | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            steps: components["schemas"]["OrderStepRecord"][];
            subtotal: number;
            /** @description Tax that was charged, not estimated */
            tax: number;
            /** @description Amount charged to the card */
            total: number;
            trackingNumber: string | null;
            trackingUrl: string | null;
        };
        OrderRecord: {
            attribution: components["schemas"]["Attribution"] | null;
            /** @description Whether the delivery has yet to be quoted */
            awaitsDeliveryQuote: boolean;
            billing: components["schemas"]["OrderAddress"];
            carrier: string | null;
            collectorId: string | null;
            /** @description Dollars known to be due for the delivery, requested or not */
            deliveryDue: number;
            /** @description Miles to the shipping ZIP; null beyond the free delivery area and abroad */
            deliveryMiles: number | null;
            /**
             * Format: date-time
             * @description When it was disputed; a disputed order must not be shipped
             */
            disputedAt: string | null;
            /** @description Dollars that Stripe withdrew for disputes */
            disputeWithdrawn: number;
            /**
             * Format: date-time
             * @description When Stripe warned of probable fraud; shipping then needs a confirmation
             */
            fraudWarnedAt: string | null;
            /** @description Oldest first */
            history: components["schemas"]["OrderHistoryEntry"][];
            id: string;
            installation: components["schemas"]["OrderInstallation"] | null;
            /** Format: date-time */
            installationHandledAt: string | null;
            lines: components["schemas"]["OrderRecordLine"][];
            /** @description Statuses that it can change to */
            moves: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
            needs: ("installation" | "dispute" | "fraud-warning" | "refund-approval" | "email-bounced")[];
            notes: string | null;
            /** @enum {string} */
            payment: "open" | "unpaid" | "paid" | "partly-refunded" | "refunded";
            /**
             * @description How an offline sale was paid, if recorded
             * @enum {string|null}
             */
            paymentMethod: "cash" | "check" | "card" | "transfer" | "other" | null;
            /** @description The buyer’s receipt */
            receipt: components["schemas"]["OrderReceipt"];
            /** @description Affiliate’s code from the referral link */
            referralPartnerId: string | null;
            referralSource: string | null;
            /** Format: date-time */
            referredAt: string | null;
            /** @description Dollars that can still be refunded */
            refundable: number;
            /** @description Oldest first */
            refundApprovals: components["schemas"]["OrderRefundApproval"][];
            /** @description Dollars refunded */
            refunded: number;
            /** @description Oldest first */
            refunds: components["schemas"]["OrderRefund"][];
            /** @enum {string} */
            salesChannel: "shop" | "live" | "offline";
            /** @description Shipping address */
            shipping: components["schemas"]["OrderAddress"];
            /** @description Send it with every change; an outdated one is refused */
            version: number;
        };
        OrderRecordLine: {
            /** @description Id of the artwork or event photo */
            artworkId: string;
            /** @description Null if the line has no numbers */
            editionId: string | null;
            /** @description Edition numbers of the prints, ascending */
            editionNumbers: number[];
            frameSize: string | null;
            /** @example Black Frame */
            frameType: string;
            id: string;
            /** @description Whether a line without numbers is refunded or being refunded */
            isRefunded: boolean;
            /** @description Dollars paid for the line, including tax and card fee */
            paid: number;
            picture: components["schemas"]["Picture"] | null;
            /** @description Dollars for one print */
            price: number;
            quantity: number;
            /** @description Edition numbers that are refunded or being refunded */
            refundedEditionNumbers: number[];
            series: string;
            /** @example 30x20 */
            size: string;
            title: string;
            /** @description Size of the edition; 0 if the line has no numbers */
            total: number;
            year: number;
        };
        OrderReferralList: {
            items: components["schemas"]["OrderReferralRow"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        OrderReferralRow: {
            /**
             * @description Null without an affiliate
             * @enum {string|null}
             */
            attributionStatus: "counts" | "unknown" | "inactive" | "expired" | "own" | "by_hand" | null;
            /** Format: date-time */
            capturedAt: string | null;
            /** @description Code in the link; null if assigned by hand */
            code: string | null;
            /** @description Empty once anonymized */
            customerName: string;
            /** Format: date-time */
            orderedAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description Version of the order; send it with a change */
            orderVersion: number;
            partner: components["schemas"]["AffiliateSummary"] | null;
            /** @description Reason for assigning it by hand */
            reason: string | null;
            /** @description Dollars refunded */
            refunded: number;
            /** @description Full URL of the referral */
            source: string | null;
            /** @example confirmed */
            status: string;
            /** @description Dollars */
            total: number;
        };
        OrderRefund: {
            actor: string;
            /** @description Dollars */
            amount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Why Stripe refused */
            failureReason: string | null;
            id: string;
            reason: string;
            /** Format: date-time */
            settledAt: string | null;
            /**
             * @description `asked` until Stripe responds
             * @enum {string}
             */
            state: "asked" | "done" | "refused";
        };
        OrderRefundApproval: {
            /** @description Dollars */
            amount: number;
            /** Format: date-time */
            askedAt: string;
            /**
             * @description Who requested it, and so cannot decide
             * @example owner mara
             */
            askedBy: string;
            /** Format: date-time */
            decidedAt: string | null;
            decidedBy: string | null;
            /** Format: date-time */
            expiresAt: string;
            id: string;
            reason: string;
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected" | "expired";
        };
        OrderRow: {
            /** Format: date-time */
            createdAt: string;
            customerName: string;
            email: string;
            lines: components["schemas"]["OrderRowLine"][];
            needs: ("installation" | "dispute" | "fraud-warning" | "refund-approval" | "email-bounced")[];
            /** @example TF-7K3M-Q9XD */
            number: string;
            /** @enum {string} */
            payment: "open" | "unpaid" | "paid" | "partly-refunded" | "refunded";
            /** @description Dollars refunded */
            refunded: number;
            /** @enum {string} */
            salesChannel: "shop" | "live" | "offline";
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            /** @description Dollars */
            total: number;
            waitingRefund: components["schemas"]["WaitingRefund"] | null;
        };
        OrderRowLine: {
            /** @description Edition numbers of the sold prints, ascending */
            editionNumbers: number[];
            quantity: number;
            /** @example 30x20 */
            size: string;
            title: string;
            /** @description Size of the edition; 0 if the line has no numbers */
            total: number;
        };
        /** @enum {string} */
        OrderStep: "ordered" | "paid" | "printing" | "framed" | "shipped" | "delivered";
        OrderStepRecord: {
            /**
             * Format: date-time
             * @description Null if it was not recorded
             */
            at: string | null;
            /** @description Whether it or a later step has been reached */
            isDone: boolean;
            step: components["schemas"]["OrderStep"];
        };
        OrderWork: {
            frameSize: string | null;
            /** @example Black Frame */
            frameType: string;
            picture: components["schemas"]["Picture"] | null;
            /** @example 30x20 */
            size: string;
            title: string;
        };
        OutwardLink: {
            href: string;
            label: string;
        };
        PageVisits: {
            /** @description Path, or `(other)` for all pages that have no row of their own */
            page: string;
            visits: number;
        };
        PaidFile: {
            /** Format: date-time */
            expiresAt: string;
            title: string;
            url: string;
        };
        PairDevice: {
            /** @description As shown in the console; case and dashes do not matter */
            code: string;
            /** @description Name in the console’s list */
            name: string;
        };
        PairedDevice: {
            eventId: string;
            eventTitle: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Sent as `Authorization: Bearer` with every upload */
            token: string;
        };
        PairingCode: {
            /** @example 7KXQ-4MWP */
            code: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Address at which the device reaches the gallery */
            galleryUrl: string;
        };
        PaperEdition: {
            /** Format: uuid */
            artworkId: string;
            /**
             * Format: uuid
             * @description One of the artwork’s editions
             */
            editionId: string;
        };
        PaperPrint: {
            /** Format: uuid */
            artworkId: string;
            /**
             * Format: uuid
             * @description One of the artwork’s editions
             */
            editionId: string;
            /** @description By default, the lowest available number */
            editionNumber?: number | null;
        };
        ParcelPart: {
            quantity: number;
            /**
             * @description Outer size in inches, including the frame
             * @example 32.5x32.5
             */
            size: string;
        };
        PartnerAnalytics: {
            /** @description Last ninety days, oldest first */
            days: components["schemas"]["PartnerDay"][];
            last30Days: number;
            /**
             * Format: date-time
             * @description Only the start of the day once single visits are no longer kept
             */
            lastVisitAt: string | null;
            /** @description All-time visits */
            visits: number;
        };
        PartnerDay: {
            day: string;
            visits: number;
        };
        PartnersContent: {
            sentence: string;
            steps: components["schemas"]["PartnerStep"][];
        };
        PartnersSection: {
            /**
             * @description Percent of net profit for new affiliates
             * @example 20
             */
            defaultRate: number;
            /**
             * @description Days until a paid order’s commission is approved
             * @example 30
             */
            returnDays: number;
        };
        PartnersSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["PartnersSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        PartnerStep: {
            text: string;
            title: string;
        };
        PartnerVisits: {
            /** @enum {string} */
            kind: "registered" | "code" | "channel";
            partnerCode: string;
            visits: number;
        };
        PartsDto: {
            /** @enum {string} */
            clock: "ok" | "away";
            /** @enum {string} */
            database: "ok" | "away";
            /** @enum {string} */
            documents?: "ok" | "away";
            /** @enum {string} */
            migrations: "ok" | "away";
            /** @enum {string} */
            redis?: "ok" | "away";
            /** @enum {string} */
            store?: "ok" | "away";
            /** @enum {string} */
            writes?: "ok" | "away";
        };
        PasskeyOptions: {
            /** @description WebAuthn options, with a challenge that this browser can use once */
            options: {
                [key: string]: unknown;
            };
        };
        PasskeyProof: {
            /** @description The WebAuthn response, as JSON */
            response: {
                [key: string]: unknown;
            };
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        PasswordResetConfirmation: {
            password: string;
            token: string;
        };
        PasswordResetRequest: {
            email: string;
        };
        PayerPhone: {
            phone: string;
        };
        PaymentLink: {
            link: string;
        };
        PaymentPageViolation: {
            /**
             * @description An origin, or `inline`, `eval`, …
             * @example https://evil.example
             */
            blocked: string;
            /** @example script-src-elem */
            directive: string;
            /** Format: date-time */
            firstSeenAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description How often browsers reported it */
            reports: number;
        };
        PaymentRequestLineItem: {
            /**
             * @description Dollars with cents
             * @example 185.5
             */
            amount: number;
            /** @example Shipping to Marfa, insured */
            description: string;
            /** @enum {string} */
            kind: "shipping" | "framing" | "rush" | "installation" | "other";
        };
        PaymentRequestRecord: {
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            /** @example usd */
            currency: string;
            /** Format: date-time */
            expiresAt: string;
            id: string;
            lines: components["schemas"]["PaymentRequestLineItem"][];
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** Format: date-time */
            paidAt: string | null;
            /** @description Stripe's id */
            paymentIntent: string | null;
            /** @enum {string} */
            state: "open" | "paid" | "cancelled" | "refunded";
            /** @description Dollars */
            total: number;
        };
        PaymentRequestView: {
            /** @description Present only while it can be paid */
            clientSecret: string | null;
            /** @example usd */
            currency: string;
            customerName: string;
            email: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Files, once the order is paid */
            files: components["schemas"]["PaidFile"][];
            lines: components["schemas"]["PaymentRequestLineItem"][];
            /** @description Whether the payment page asks for the shipping address */
            needsAddress: boolean;
            /** @description Whether the payment page asks for a phone number */
            needsPhone: boolean;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description Stripe’s id; null until the page is opened */
            paymentIntent: string | null;
            /** @enum {string} */
            state: "open" | "processing" | "paid" | "cancelled" | "refunded";
            /** @description Dollars */
            total: number;
            /** @description Lines of its order */
            works: components["schemas"]["OrderWork"][];
        };
        PeopleList: {
            items: components["schemas"]["PersonRow"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        PersonAddress: {
            email: string;
            id: string;
            note: components["schemas"]["PersonNote"] | null;
            subscription: components["schemas"]["PersonNewsletter"] | null;
        };
        PersonEntry: {
            /** Format: date-time */
            at: string;
            /** @description Id or number in its page’s URL */
            id: string;
            /** @enum {string} */
            kind: "account" | "order" | "message" | "event" | "certificate" | "reservation" | "letter" | "affiliate";
            /** @description State, in the terms of its kind */
            state: string;
            /** @description Account name, artwork titles, or subject of the message */
            title: string;
        };
        PersonNewsletter: {
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            confirmedAt: string | null;
            /** @description How they agreed, if staff recorded it */
            consentNote: string | null;
            /**
             * @description Who or what ended it
             * @enum {string|null}
             */
            endedBy: "subscriber" | "bounce" | "complaint" | "staff" | null;
            /**
             * @description The page whose form was used
             * @example artwork-detail
             */
            sourcePage: string;
            /** @enum {string} */
            state: "confirmed" | "pending" | "ended";
            /** Format: date-time */
            unsubscribedAt: string | null;
        };
        PersonNote: {
            /** Format: date-time */
            at: string;
            /** @description First name of the last author */
            by: string;
            text: string;
        };
        PersonRecord: {
            /** @description Joined addresses */
            addresses: components["schemas"]["PersonAddress"][];
            /** @description Their main address, to which others are joined */
            email: string;
            /** @description Newest first, the latest 200 */
            entries: components["schemas"]["PersonEntry"][];
            id: string;
            /** @description Kinds of person that they are */
            kinds: ("collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate")[];
            /** Format: date-time */
            lastContactAt: string;
            /** @description Empty if unknown */
            name: string;
            /** @description All names they have used */
            names: string[];
            /**
             * @description Null if never subscribed; of several addresses, the most advanced state
             * @enum {string|null}
             */
            newsletter: "confirmed" | "pending" | "ended" | null;
            note: components["schemas"]["PersonNote"] | null;
            otherEmails: string[];
            /** @description Subscription of `email` */
            subscription: components["schemas"]["PersonNewsletter"] | null;
            tags: string[];
            /** @description Version of the note; send it with a change */
            version: number;
        };
        PersonRow: {
            /** @description Their main address, to which others are joined */
            email: string;
            id: string;
            /** @description Kinds of person that they are */
            kinds: ("collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate")[];
            /** Format: date-time */
            lastContactAt: string;
            /** @description Empty if unknown */
            name: string;
            /**
             * @description Null if never subscribed; of several addresses, the most advanced state
             * @enum {string|null}
             */
            newsletter: "confirmed" | "pending" | "ended" | null;
            otherEmails: string[];
            tags: string[];
        };
        PersonTag: {
            /** @description How many have it */
            people: number;
            tag: string;
        };
        PhotoUploadReceipt: {
            /** @description Why it was refused, as a sentence */
            failureReason: string | null;
            fileName: string;
            photoId: string | null;
            /** @description SHA-256 of the file in hex */
            sha256: string;
            /**
             * @description `known`: the event already has this file
             * @enum {string}
             */
            state: "received" | "known" | "refused";
        };
        Picture: {
            /** @description Alternative text */
            alt: string;
            /** @description #rrggbb, shown until the file has loaded */
            dominantColor: string;
            /** @description The event of an event photo; absent for other pictures */
            eventId?: string;
            /** @description For staff or the buyer only: gives access to the guarded files for an hour or two, as `?grant=` */
            grant?: string;
            height: number;
            /** @description 32 hex digits in the names of its files */
            id: string;
            /** @description WebP data URI, 16 px wide */
            placeholder: string;
            /** @description Pixels of the upright original */
            width: number;
            /** @description Widths of the files in pixels, ascending */
            widths: number[];
        };
        PicturePart: {
            alt?: string;
            mediaId: string;
        };
        PictureParts: {
            artwork: components["schemas"]["PicturePart"][];
            catalogue: components["schemas"]["PicturePart"][];
        };
        PresaleNotification: {
            /** @example Notification Requested */
            message: string;
            success: boolean;
        };
        PreviewArtworkRecord: {
            artworkId: string;
            /** @description Whether it is also public */
            isLive: boolean;
            slug: string;
            title: string;
        };
        PreviewCollector: {
            email: string;
            firstName: string;
            id: string;
            /** @description Empty when none was given */
            lastName: string;
        };
        PreviewedArtwork: {
            artworkId: string;
            /** @description Sizes that are offered */
            editions: components["schemas"]["PreviewEdition"][];
            /** Format: date-time */
            expiresAt: string;
            /** @description Id of the artwork within the preview */
            id: string;
            imageUrl: string;
            medium: string;
            /** @description The artist's words */
            note: string | null;
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Whether the collector asked to be notified
             * @enum {string}
             */
            presale: "open" | "requested";
            reservation: components["schemas"]["PreviewReservation"] | null;
            series: string;
            slug: string;
            title: string;
            year: number;
        };
        PreviewEdition: {
            editionId: string;
            /**
             * @description Default frame of the edition
             * @example Black
             */
            frameColor: string;
            /** @description Outer frame in inches; null when unframed */
            frameSize: string | null;
            /** @description Frames to choose from, as in the shop */
            frameStyles: string[];
            /** @description Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry */
            price: number | null;
            /** @description Ascending */
            prints: components["schemas"]["PreviewPrint"][];
            /** @description Numbers that can be reserved or bought now */
            remaining: number;
            /** @example 30x20 */
            size: string;
            /** @description Prints in the edition */
            total: number;
        };
        PreviewPresaleNotificationRecord: {
            artworkId: string;
            /** Format: date-time */
            askedAt: string;
            collector: components["schemas"]["PreviewCollector"];
            /** Format: date-time */
            sentAt: string | null;
            title: string;
        };
        PreviewPrint: {
            /** @description From 1 to the total */
            editionNumber: number;
            /**
             * @description `mine`: reserved by the caller
             * @enum {string}
             */
            state: "available" | "held" | "sold" | "mine";
        };
        PreviewReservation: {
            editionId: string;
            editionNumber: number;
            /** @example 30x20 */
            size: string;
            /**
             * Format: date-time
             * @description When it expires
             */
            until: string;
        };
        PreviewReservationRecord: {
            artworkId: string;
            collector: components["schemas"]["PreviewCollector"];
            editionId: string;
            editionNumber: number;
            /** @example 30x20 */
            size: string;
            title: string;
            /**
             * Format: date-time
             * @description When it expires
             */
            until: string;
        };
        PriceBookVersion: {
            /** @description Sizes whose costs are known */
            costs: components["schemas"]["CostLine"][];
            /** Format: date-time */
            createdAt: string | null;
            /** @description Username */
            createdBy: string | null;
            note: string;
            readings: components["schemas"]["PriceReadingLines"][];
            /** @enum {string} */
            state: "past" | "in_force" | "coming" | "withdrawn";
            /** Format: date-time */
            takesEffectAt: string | null;
            version: number;
        };
        PriceBookVersions: {
            /** @description Send it with a new version */
            latest: number;
            versions: components["schemas"]["PriceBookVersion"][];
        };
        PriceChangeInput: {
            /** @enum {string} */
            kind: "percent" | "amount";
            /**
             * @example [
             *       "30x20"
             *     ]
             */
            sizes: string[];
            /** @description A percentage or an amount in dollars; a negative value lowers prices */
            value: number;
        };
        PriceChangePreview: {
            artworks: components["schemas"]["ArtworkPriceChange"][];
            bookPrices: components["schemas"]["BookPriceChange"][];
            openQuotes: components["schemas"]["OpenQuote"][];
            /** @description Send it with the change */
            seen: string;
        };
        PriceChangeRecord: {
            /** @description Version of the price book that it created */
            bookVersion: number | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Username */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it was undone or withdrawn
             */
            endedAt: string | null;
            /** @description Username */
            endedBy: string | null;
            /** @description Artworks that kept their prices */
            exceptions: number;
            id: string;
            /** @enum {string} */
            kind: "percent" | "amount";
            note: string;
            /** @description Artwork prices that it changed */
            prices: number;
            sizes: string[];
            /** @enum {string} */
            state: "scheduled" | "applied" | "undone" | "withdrawn";
            /** Format: date-time */
            takesEffectAt: string;
            value: number;
        };
        PriceDifference: {
            /** @description The book's price in dollars */
            bookPrice: number;
            /** @description Dollars, whether or not the gallery shows prices */
            price: number;
            size: string;
        };
        PriceLine: {
            /** @description Outer frame in inches; null when unframed */
            frameSize: string | null;
            /** @description In dollars */
            price: number;
            /**
             * @description mini: a flat price; framed: quoted, free near the gallery. One class per size; derived from the size if omitted
             * @enum {string}
             */
            shippingClass?: "mini" | "framed";
            /** @example 30x20 */
            size: string;
        };
        PriceReadingLines: {
            lines: components["schemas"]["PriceLine"][];
            /** @enum {string} */
            reading: "default_t1" | "default_t2" | "live_table" | "live_sheet" | "form_create" | "form_edit" | "chromaluxe_square" | "info_text";
        };
        PrintActionReason: {
            /** @example Came back undamaged */
            reason: string;
            /** @description The version of the print that you read; an outdated one is refused */
            version: number;
        };
        PrintInquiry: {
            /**
             * @description Certificate of the print
             * @example COA-7K3M-Q9XD-04TB
             */
            coaId: string;
            message: string;
            /** @enum {string} */
            type: "loan_inquiry" | "resale_inquiry";
        };
        PrintRecord: {
            certificate: components["schemas"]["PrintRecordCertificate"] | null;
            /** @description Id of the collector who reserved it */
            collectorId: string | null;
            /**
             * Format: date-time
             * @description When it was sold or voided
             */
            date: string | null;
            /** @description The 3 in `3 of 9` */
            editionNumber: number;
            /** @description Oldest first */
            history: components["schemas"]["PrintRecordEvent"][];
            /** @description Who owns it, reserved it, has it on hold, or is paying for it */
            holder: string | null;
            /** @description Actions open to the caller */
            moves: ("sell" | "hold" | "release" | "return" | "replace" | "void")[];
            orderNumber: string | null;
            /** @description Dollars: the price paid if sold, else the list price */
            price: number;
            /** @description Reason for its state, if given */
            reason: string | null;
            /** @enum {string} */
            state: "available" | "held" | "reserved" | "gallery-hold" | "sold" | "sold-elsewhere" | "refunded" | "void";
            /**
             * Format: date-time
             * @description When that expires
             */
            until: string | null;
            /** @description Send it with an action; an outdated one is refused */
            version: number;
        };
        PrintRecordCertificate: {
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            signatureApplied: boolean;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
        };
        PrintRecordEvent: {
            /**
             * @description `shop`, `collector`, `clock`, or the staff member
             * @example owner ben
             */
            actor: string;
            /** Format: date-time */
            at: string;
            /** @example sold */
            kind: string;
            orderNumber: string | null;
            reason: string | null;
        };
        PrintSaleLink: {
            /** @description Edition number on hold */
            editionNumber: number;
            /**
             * Format: date-time
             * @description When the link and the hold expire
             */
            expiresAt: string;
            /** @description URL where the buyer pays; also emailed if there is an address */
            link: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description QR code of the link, as a PNG data URI */
            qrCode: string;
            /** @description Dollars, including tax */
            total: number;
        };
        PrintSize: {
            /** @description Whether the size is offered */
            enabled: boolean;
            /** @description Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry */
            price: number | null;
        };
        PrintSizePart: {
            editionCount: number | string;
            enabled: boolean;
            /** @description Outer frame in inches */
            framedSize?: string;
            /** @enum {string} */
            frameStyle?: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Dollars; 0 for a price on inquiry */
            price?: number | string;
        };
        PrivatePreviewList: {
            items: components["schemas"]["PrivatePreviewRow"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        PrivatePreviewRecord: {
            /** @description Named collectors; empty for a level */
            collectors: components["schemas"]["PreviewCollector"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            id: string;
            isAnnounced: boolean;
            /** @enum {string|null} */
            level: "Standard" | "Premium" | "VIP" | null;
            note: string | null;
            /** Format: date-time */
            opensAt: string;
            /** @description In the order of the requests */
            presaleRequests: components["schemas"]["PreviewPresaleNotificationRecord"][];
            /** @description Number of collectors it currently reaches */
            reach: number;
            reservations: components["schemas"]["PreviewReservationRecord"][];
            /** @enum {string} */
            state: "planned" | "open" | "ended";
            /** @description Send it with a change */
            version: number;
            works: components["schemas"]["PreviewArtworkRecord"][];
        };
        PrivatePreviewRow: {
            /** @description Names of its collectors */
            collectors: string[];
            /** Format: date-time */
            expiresAt: string;
            id: string;
            /** @enum {string|null} */
            level: "Standard" | "Premium" | "VIP" | null;
            /** Format: date-time */
            opensAt: string;
            /** @enum {string} */
            state: "planned" | "open" | "ended";
            /** @description Titles of its artworks, in order */
            titles: string[];
        };
        ProfilePicture: {
            profileImageUrl: string | null;
        };
        ProjectorLink: {
            /** @description Contains a pass, so it is not for guests */
            url: string;
        };
        ProvenanceEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "printed" | "sold" | "transferred";
        };
        PublicCertificate: {
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description Description of a custom frame */
            customFrame: string | null;
            /** @description The 3 in 3 of 9 */
            editionNumber: number;
            /** @description The 9 in 3 of 9 */
            editionTotal: number;
            /** @description Ledger entry printed on the certificate: first 64 bits of the payload’s SHA-256 */
            entry: string;
            frameSize: string | null;
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Oldest first */
            history: components["schemas"]["CertificateHistoryEntry"][];
            /** Format: date-time */
            issuedAt: string;
            medium: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Print, sale and transfers, oldest first */
            provenance: components["schemas"]["ProvenanceEntry"][];
            /** @description QR code of the certificate’s page, as a data URI */
            qrCode: string;
            /** @description coaId of its replacement */
            replacedBy: string | null;
            /** @description coaId of the certificate it replaced */
            replaces: string | null;
            /** Format: date-time */
            saleDate: string;
            series: string;
            /** @description Whether it carries the photographer’s signature */
            signatureApplied: boolean;
            /** @description URL of the signature’s picture */
            signatureSrc: string | null;
            signed: components["schemas"]["SignedCertificate"];
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
            year: number;
        };
        PublicLedgerEdition: {
            editionId: string;
            /** @description Prints in unpaid orders */
            held: number;
            /** @description Prints reserved by the gallery or a collector */
            reserved: number;
            /** @description Size key such as 30x20 */
            size: string;
            sold: number;
            /** @description Prints in the edition */
            total: number;
        };
        PublicLedgerEntry: {
            editions: components["schemas"]["PublicLedgerEdition"][];
            /** @description Id of the artwork */
            id: string;
            series: string;
            slug: string;
            title: string;
            year: number;
        };
        PurchaseTotals: {
            /** @description Paid orders, not fully refunded */
            paidOrders: number;
            /** @description Dollars refunded to them */
            refunded: number;
            /** @description Dollars paid, less refunds */
            spent: number;
        };
        QuoteAddress: {
            country?: string;
            state?: string;
            zip?: string;
        };
        QuoteDelivery: {
            /**
             * @description Dollars in addition to the flat part for minis; 0 if free
             * @example 280
             */
            amount: number;
            /** @description The version you read; an outdated one is refused */
            version: number;
        };
        QuotedItem: {
            /** @description First edition number that the buyer would receive */
            nextNumber: number | null;
            /** @description Price of one print */
            priceCents: number;
            /** @description Size of the edition */
            total: number;
        };
        QuotedShipping: {
            /** @enum {string} */
            framed: "none" | "free-local" | "quoted" | "to-confirm";
            /** @description Flat for minis */
            minis: number;
        };
        QuotedTax: {
            /** @description Shown in the cart: only if an address is in Texas */
            cart: number;
            /** @description Charged with the payment */
            charged: number;
            /** @description Shown on the confirmation page: always */
            confirmation: number;
        };
        ReadyDto: {
            parts: components["schemas"]["PartsDto"];
            /** @enum {string} */
            status: "ok" | "degraded";
        };
        ReceiptLine: {
            /** @description The digital file of a paid event photo */
            digitalFile: components["schemas"]["DigitalFile"] | null;
            /** @description Edition numbers of the prints, ascending */
            editionNumbers: number[];
            frameSize: string | null;
            /** @example Black Frame */
            frameType: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Dollars for one print */
            price: number;
            quantity: number;
            series: string;
            /** @example 30x20 */
            size: string;
            title: string;
            /** @description Size of the edition */
            total: number;
            year: number;
        };
        ReceiptShipping: {
            /** @description Dollars that can be paid at `payUrl`; 0 if nothing is requested */
            due: number;
            /** @enum {string} */
            framed: "none" | "free-local" | "quoted" | "to-confirm";
            /** @description Dollars */
            minis: number;
            /** @description Dollars paid for shipping since */
            paid: number;
            /** @description Path of the payment page */
            payUrl: string | null;
            /** @description Dollars quoted for framed prints */
            quoted: number | null;
        };
        RecentVisit: {
            geo: components["schemas"]["VisitGeo"];
            page: string;
            /** @description Affiliate, code word or channel */
            partnerCode: string | null;
            /** @description Where the visit came from; null if direct */
            referrer: string | null;
            /** Format: date-time */
            timestamp: string;
        };
        RecordConsent: {
            /**
             * Format: date-time
             * @description When they agreed; by default, now
             */
            at?: string;
            /** @description How and where they agreed */
            note: string;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        RefundsSection: {
            /** @description Dollars above which another owner has to approve a refund; null for never */
            secondPersonAbove: number | null;
        };
        RefundsSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["RefundsSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        RejectedImportRow: {
            row: number;
            sentence: string;
            title: string;
        };
        ReleasePrint: {
            /** @description The version of the print that you read; an outdated one is refused */
            version: number;
        };
        ReplyEmail: {
            /** @description Id in the list of emails */
            id: string;
            /** @description Error of the last attempt */
            lastError: string | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "dead";
        };
        RequestCommissionDeposit: {
            /**
             * @description Dollars with cents
             * @example 2500
             */
            amount: number;
            /** @description The version you read */
            version: number;
        };
        ReservationView: {
            editionId: string;
            editionNumber: number;
            /** @description Edition and number, as in the path of DELETE */
            id: string;
            /**
             * Format: date-time
             * @description When it expires
             */
            until: string;
        };
        RetentionRecord: {
            /** @description Start of the retention period */
            after: string;
            /** @description The kind of data */
            data: string;
            days: number;
            /** @description What is kept longer */
            exception: string | null;
            /** @description Rows that the last run deleted or anonymized */
            lastRemoved: number;
            /**
             * Format: date-time
             * @description Null before the first run
             */
            lastRunAt: string | null;
            /** @enum {string} */
            outcome: "deleted" | "anonymized";
            /** @enum {string} */
            task: "unpaid-orders" | "paid-orders" | "inbox-messages" | "event-guests" | "newsletter-subscribers" | "back-in-stock-alerts" | "failed-emails" | "sent-emails" | "accounts" | "account-links" | "refused-attempts" | "audit-devices" | "visits";
        };
        SalesMonth: {
            /**
             * @description In the gallery’s time zone
             * @example 2026-11
             */
            month: string;
            orders: number;
            /** @description Dollars paid, less refunds */
            sales: number;
        };
        SalesSection: {
            /**
             * @description Whether cards cost 3% more
             * @enum {string}
             */
            cardFeeMode: "surcharge" | "off";
            /** @description The promise in the edition statement */
            editionPolicy: string;
            /**
             * @description `inquire` shows no prices and sells nothing
             * @enum {string}
             */
            mode: "inquire" | "purchase";
            /**
             * @description Texas only, or everywhere
             * @enum {string}
             */
            taxMode: "destination" | "always";
        };
        SalesSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["SalesSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        SavedGuestPass: {
            /** Format: uuid */
            eventId: string;
            /** Format: date-time */
            expiresAt: string;
        };
        SavedViewRecord: {
            /** @description As in the list’s URL: text by name, up to 12 of up to 200 characters */
            filters: {
                [key: string]: string;
            };
            id: string;
            /** @description Whether it is the caller’s own, who can change it */
            isOwn: boolean;
            /** @description Whether all staff see it */
            isShared: boolean;
            /** @enum {string} */
            list: "artist-notes" | "audit-log" | "certificates" | "collectors" | "affiliate-commissions" | "commission-requests" | "inbox" | "inventory" | "emails" | "orders" | "affiliates" | "people" | "private-previews";
            name: string;
            /** @description Send it with a change */
            version: number;
        };
        SaveGuestPass: {
            /** @description Pass from the URL of a projector */
            pass: string;
        };
        SearchResults: {
            artworks: components["schemas"]["FoundArtwork"][];
            certificates: components["schemas"]["FoundCertificate"][];
            events: components["schemas"]["FoundEvent"][];
            orders: components["schemas"]["FoundOrder"][];
            people: components["schemas"]["FoundPerson"][];
            prints: components["schemas"]["FoundPrint"][];
        };
        SecondFactorEnrollment: {
            /** @description Picture as a data URI */
            qrCode: string;
            /** @description Base32, for entering it by hand */
            secret: string;
        };
        SellEventPhoto: {
            email: string;
            /** @description If omitted, the default frame of the size */
            frameType?: string;
            fullName: string;
            /** @example 30x20 */
            size: string;
        };
        SendLetter: {
            /**
             * Format: date-time
             * @description By default, now
             */
            sendAt?: string;
            /** @description The version you read */
            version: number;
        };
        SeriesLine: {
            /** @description Slug of the series that it follows in the form for a new artwork */
            createAfter?: string | null;
            /** @description Whether the create form offers it */
            inCreate: boolean;
            /** @description Whether the edit form offers it */
            inEdit: boolean;
            /** @description Whether the catalog offers it as a filter */
            inFilter: boolean;
            mobileLabel: string;
            name: string;
            /** @description Slugs of related series, closest first */
            near: string[];
            /** @description Permanent; empty for a new series */
            slug: string;
        };
        SeriesRow: {
            /** @description Slug of the series that it follows in the form for a new artwork */
            createAfter?: string | null;
            /** @description Whether the create form offers it */
            inCreate: boolean;
            /** @description Whether the edit form offers it */
            inEdit: boolean;
            /** @description Whether the catalog offers it as a filter */
            inFilter: boolean;
            mobileLabel: string;
            name: string;
            /** @description Slugs of related series, closest first */
            near: string[];
            /** @description Permanent; empty for a new series */
            slug: string;
            /** @description Artworks in the series, including hidden and archived ones */
            works: number;
        };
        SeriesTable: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            series: components["schemas"]["SeriesRow"][];
            strays: components["schemas"]["UnlistedSeries"][];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        SessionRecord: {
            /** Format: date-time */
            createdAt: string;
            /** @example Chrome on Android */
            device: string;
            /** @description Names the session, but grants no access */
            id: string;
            /** @description Whether it is the caller’s own session */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description Last use, accurate to five minutes
             */
            seenAt: string;
        };
        SetExportPermission: {
            isAllowed: boolean;
        };
        SetStaffPassword: {
            password: string;
            token: string;
        };
        SettingsRecord: {
            brand: components["schemas"]["BrandSectionRecord"];
            events: components["schemas"]["EventsSectionRecord"];
            gate: components["schemas"]["GateSectionRecord"];
            inbox: components["schemas"]["InboxSectionRecord"];
            levels: components["schemas"]["LevelsSectionRecord"];
            links: components["schemas"]["LinksSectionRecord"];
            orderLimits: components["schemas"]["OrderLimitsSectionRecord"];
            partners: components["schemas"]["PartnersSectionRecord"];
            refunds: components["schemas"]["RefundsSectionRecord"];
            sales: components["schemas"]["SalesSectionRecord"];
            tracking: components["schemas"]["TrackingSectionRecord"];
        };
        ShippingAddress: {
            city?: string;
            country?: string;
            /** @description May be empty */
            email?: string;
            fullName?: string;
            phone?: string;
            /** @description In the United States, a code or name. If it and the ZIP disagree, the ZIP decides the tax */
            state?: string;
            street?: string;
            zip?: string;
        };
        ShippingAddressInput: {
            city: string;
            /** @default United States */
            country?: string;
            fullName: string;
            phone?: string;
            /** @description In the United States, a code or name; if omitted, the state of the ZIP */
            state?: string;
            street: string;
            zip: string;
        };
        SiblingEdition: {
            editionId: string;
            /** @description Whether it is offered */
            enabled: boolean;
            /** @enum {string} */
            kind: "mini" | "framed" | "metal" | "custom" | "special";
            label: string | null;
            /** @description Prints that are neither sold nor void */
            remaining: number;
            /** @example 30x20 */
            size: string;
            total: number;
        };
        Signature: {
            /** @description Whose signature it is */
            alt: string;
            /** @description Under /api/uploads; its file never changes */
            src: string;
        };
        SignedAffiliateStatement: {
            /** @description Balance at the end: opening + earned - reversed - paid */
            closing: number;
            /** @description Sum of the lines */
            earned: number;
            /**
             * Format: date-time
             * @description When it was signed
             */
            issuedAt: string;
            /** @description Id of the key in `GET /api/certificates/keys` */
            keyId: string;
            /** @description Oldest first */
            lines: components["schemas"]["StatementLine"][];
            /**
             * @description In the gallery’s time zone
             * @example 2026-11
             */
            month: string;
            /** @description Available months, latest first */
            months: string[];
            /** @description Balance at the start of the month */
            opening: number;
            /** @description Sum of the payouts */
            paid: number;
            /** @description Code in the referral link */
            partnerId: string;
            partnerName: string;
            /** @description Oldest first */
            payouts: components["schemas"]["StatementPayout"][];
            /** @description Oldest first */
            reversals: components["schemas"]["StatementReversal"][];
            /** @description Sum of the reversals */
            reversed: number;
            /** @description Ed25519 signature of the statement, in base64 */
            signature: string;
            /** @description The signed text: all fields except `months`, with type, version and gallery, as canonical JSON */
            statement: string;
        };
        SignedCertificate: {
            /** @enum {string} */
            algorithm: "Ed25519";
            /** @description `kid` of the published key */
            keyId: string;
            /** @description Canonical JSON (RFC 8785); its UTF-8 bytes are signed */
            payload: string;
            /** @description Base64 */
            signature: string;
        };
        SignInRequest: {
            email: string;
            password: string;
        };
        SignUpRequest: {
            email: string;
            firstName: string;
            lastName?: string;
            password: string;
        };
        SiteAbout: {
            banner: components["schemas"]["Picture"] | null;
            biography: string[];
            experience: components["schemas"]["ExperienceTerm"][];
            heading: string;
            signature: components["schemas"]["Signature"] | null;
        };
        SiteCommercial: {
            heading: string;
            /** @description Whether the service buttons open the contact form */
            leadsToContact: boolean;
            /** @description Number of placeholder tiles in the portfolio */
            portfolioTiles: number;
            sentence: string;
            services: components["schemas"]["CommercialService"][];
        };
        SiteContact: {
            categories: components["schemas"]["ContactCategory"][];
            picture: components["schemas"]["Picture"] | null;
            sentence: string;
            studio: string[];
        };
        SiteContent: {
            about: components["schemas"]["SiteAbout"];
            commercial: components["schemas"]["SiteCommercial"];
            contact: components["schemas"]["SiteContact"];
            home: components["schemas"]["SiteHome"];
            live: components["schemas"]["LiveContent"];
            partners: components["schemas"]["PartnersContent"];
        };
        SiteContentSections: {
            pictures: components["schemas"]["Picture"][];
            sections: components["schemas"]["SiteSectionRecord"][];
        };
        SiteHome: {
            availableAt: components["schemas"]["AvailableAt"] | null;
            behindTheScenes: components["schemas"]["BehindTheScenes"] | null;
            features: components["schemas"]["Feature"][];
            headline: string;
            hero: components["schemas"]["Film"];
            mission: components["schemas"]["Mission"];
            sentence: string;
            teaser: components["schemas"]["AboutTeaser"];
        };
        SiteLink: {
            /** @description A path of the site, or an https URL */
            href: string;
            label: string;
        };
        SitePreviewInput: {
            content: {
                [key: string]: unknown;
            };
        };
        SitePreviewLink: {
            /** @description Token of `/site-preview/:section?token=` */
            token: string;
        };
        SiteSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            section: "home" | "about" | "commercial" | "contact" | "live" | "partners";
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        SiteSectionVersion: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: {
                [key: string]: unknown;
            };
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        SiteSectionVersions: {
            pictures: components["schemas"]["Picture"][];
            versions: components["schemas"]["SiteSectionVersion"][];
        };
        SiteSvg: {
            /** @description Under /api/uploads */
            src: string;
        };
        SiteVideo: {
            /** @description Under /videos */
            src: string;
            /** @enum {string} */
            type: "video/webm" | "video/mp4";
        };
        SourceVisits: {
            /** @description `google`, a host, the name a link gives itself, or `direct` */
            source: string;
            visits: number;
        };
        SpecialEditionPart: {
            customFrameStyle?: string;
            editionCount?: number | string;
            /** @description Inches */
            frameSize?: string;
            /** @enum {string} */
            frameStyle?: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Inches */
            imageSize?: string;
            name?: string;
            /** @description Dollars; 0 for a price on inquiry */
            price?: number | string;
        };
        Sponsor: {
            /** @description A path of the site, or an https URL */
            href: string | null;
            logo: components["schemas"]["SponsorLogo"];
        };
        SponsorLogo: {
            /** @description Whose logo it is */
            alt: string;
            /** @description Under /api/uploads; its file never changes */
            src: string;
        };
        StaffAccount: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            disabledAt: string | null;
            email: string;
            firstName: string;
            /** @description False until a first password is chosen through the link */
            hasPassword: boolean;
            hasSecondFactor: boolean;
            id: string;
            /** @description Always true for owners */
            mayExportPersonalData: boolean;
            /** @enum {string} */
            role: "owner" | "staff";
            /**
             * Format: date-time
             * @description Last use of any open session
             */
            seenAt: string | null;
            /** @description Number of browsers that are signed in */
            sessions: number;
            username: string;
        };
        StaffMember: {
            firstName: string;
            id: string;
            username: string;
        };
        StaffPasskey: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description Whether a password manager keeps a copy on other devices */
            isBackedUp: boolean;
            /** Format: date-time */
            lastUsedAt: string | null;
            name: string;
        };
        StaffPasswordLink: {
            /** Format: date-time */
            expiresAt: string;
            link: string;
        };
        StaffSession: {
            user: components["schemas"]["StaffUser"];
        };
        StaffSignInPolicy: {
            isSecondFactorRequired: boolean;
        };
        StaffSignInRequest: {
            /** @description Code from the authenticator app, or a recovery code, if the account has a second factor */
            code?: string;
            password: string;
            username: string;
        };
        StaffUser: {
            firstName: string;
            /** @description A second factor is required and must be set up first */
            isSecondFactorMissing: boolean;
            /** @enum {string} */
            role: "owner" | "staff";
            username: string;
        };
        StartedEdition: {
            /** @description Prints that someone is paying for now */
            held: number;
            /** @example 30 × 20 in */
            label: string;
            photoId: string;
            /**
             * @description Canonical size key
             * @example 30x20
             */
            size: string;
            sold: number;
            /** @description Prints in the edition */
            total: number;
        };
        StatementLine: {
            /**
             * Format: date-time
             * @description When it became payable
             */
            at: string;
            /**
             * @description Permanent code of the line
             * @example CL-7K3M-Q9XD
             */
            code: string;
            commission: number;
            net: number;
            paymentFee: number;
            price: number;
            production: number;
            quantity: number;
            /**
             * @description Percent
             * @example 20.00
             */
            rate: string;
            shipping: number;
            /** @example 60x40 */
            size: string;
            /**
             * @description Current state
             * @enum {string}
             */
            state: "review" | "declined" | "pending" | "approved" | "paid" | "reversed";
            title: string;
        };
        StatementLink: {
            /** @example https://gallery.example/partner-statement/… */
            url: string;
        };
        StatementPayout: {
            /** @description Dollars */
            amount: number;
            /** Format: date-time */
            at: string;
            /** @example Bank transfer */
            method: string;
            reference: string | null;
        };
        StatementReversal: {
            /** @description Dollars */
            amount: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            cause: "refund" | "dispute" | "costs" | "referral";
            /** @description Code of the line */
            code: string;
            /** @description Prints; 0 if only an amount was reversed */
            quantity: number;
        };
        StripeEventReceipt: {
            /** @enum {boolean} */
            received: true;
        };
        StripeWebhookEventStatus: {
            /** @description Whether Stripe sends it; null if unknown */
            isEnabled: boolean | null;
            /** Format: date-time */
            lastReceivedAt: string | null;
            /** @enum {string} */
            type: "checkout.session.completed" | "checkout.session.expired" | "checkout.session.async_payment_succeeded" | "checkout.session.async_payment_failed" | "payment_intent.processing" | "payment_intent.succeeded" | "payment_intent.payment_failed" | "payment_intent.canceled" | "charge.refunded" | "refund.created" | "refund.updated" | "refund.failed" | "charge.dispute.created" | "charge.dispute.updated" | "charge.dispute.closed" | "charge.dispute.funds_withdrawn" | "charge.dispute.funds_reinstated" | "radar.early_fraud_warning.created";
        };
        StripeWebhookStatus: {
            /**
             * @description API version of every call to Stripe
             * @example 2026-10-28.endive
             */
            apiVersion: string;
            /**
             * @description `unknown` if Stripe did not say
             * @enum {string}
             */
            endpoint: "enabled" | "disabled" | "missing" | "unknown";
            /** @description Null for the account's default */
            endpointApiVersion: string | null;
            endpointUrl: string | null;
            events: components["schemas"]["StripeWebhookEventStatus"][];
            /** @description API version of the last webhook */
            lastApiVersion: string | null;
            /** @description Expected URL of the endpoint */
            url: string;
        };
        StudioEvent: {
            cameraOffsetMs: number;
            description: string;
            /** Format: date-time */
            endDate: string;
            /**
             * Format: date-time
             * @description `startTime` of the public event
             */
            eventDate: string;
            eventType: string;
            /** @description Null for the gallery’s hashtag */
            hashtag: string | null;
            /** @description URL of the hero image */
            heroImage: string | null;
            /** Format: uuid */
            id: string;
            /** @description Shown on no page, but kept because prints are sold or held */
            isArchived: boolean;
            isVipOnly: boolean;
            isWatermarked: boolean;
            location: string;
            maxAttendees: number | null;
            needsApproval: boolean;
            /** @description Photos in the feed */
            photoCount: number;
            picture: components["schemas"]["Picture"] | null;
            /** @description Registered guests */
            registered: number;
            sendsFollowUp: boolean;
            /** @enum {string} */
            status: "live" | "scheduled" | "completed" | "cancelled";
            /** @example America/Chicago */
            timeZone: string;
            title: string;
            /** @description Send it with a change */
            version: number;
            /** @description Guests on the waitlist */
            waitlisted: number;
        };
        StudioEventGuest: {
            email: string;
            /** Format: uuid */
            id: string;
            /** @description Whether the guest has confirmed the address */
            isEmailConfirmed: boolean;
            isWaitlisted: boolean;
            name: string;
            /** Format: date-time */
            registeredAt: string;
        };
        StudioEventGuestList: {
            items: components["schemas"]["StudioEventGuest"][];
            nextCursor: string | null;
            /** @description Total across all pages */
            total: number;
        };
        TrackingSection: {
            /** @description Codes that count as partner traffic, in addition to active partners’ codes */
            codeWords: string[];
            /** @description While it is off, pages send nothing and nothing is counted */
            isOn: boolean;
            /** @description Hosts whose visitors count as gallery traffic */
            ticketingHosts: string[];
            /** @description Days for which single visits are kept; daily totals stay */
            visitDays: number;
        };
        TrackingSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["TrackingSection"];
            /** @description Send it with a change; 0 while the environment’s value is in force */
            version: number;
        };
        TrafficRecord: {
            campaign?: string | null;
            /** @description Event that is visited */
            eventId?: string | null;
            landingPage?: string | null;
            medium?: string | null;
            referrer?: string | null;
            sessionId?: string | null;
            source?: string | null;
        };
        TrafficRecords: {
            records: components["schemas"]["TrafficRecord"][];
        };
        TransferToken: {
            token: string;
        };
        TransferView: {
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            editionNumber: number;
            editionTotal: number;
            /** @description Address of the account that must be signed in to accept */
            email: string;
            /**
             * Format: date-time
             * @description When both links expire
             */
            expiresAt: string;
            /** @description Current holder */
            from: string;
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Which side the link belongs to
             * @enum {string}
             */
            role: "holder" | "recipient";
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "asked" | "confirmed" | "accepted" | "completed";
            /** @description New holder */
            to: string;
        };
        UndonePriceChange: {
            /** @description Prices that have changed again since and stay */
            kept: number;
            restored: number;
        };
        UnlistedSeries: {
            name: string;
            works: number;
        };
        UnpaidCartHold: {
            editionNumber: number;
            /** @example 30x20 */
            size: string;
            title: string;
        };
        UnpaidHolds: {
            /** @description Up to 100, most prints first */
            origins: components["schemas"]["HoldOrigin"][];
            /** @description Prints held by all origins */
            prints: number;
        };
        UnpaidOrder: {
            customerName: string;
            orderNumber: string;
            /** @description Prints that the order holds */
            prints: number;
        };
        Unregistration: {
            message: string;
        };
        UpdateAffiliate: {
            /**
             * @description Percent; by default the rate in the settings
             * @example 20.00
             */
            commissionRate?: string;
            email?: string;
            /** @description For the owner only */
            notes?: string | null;
            /**
             * @description Code in the referral link
             * @example galerie-nord
             */
            partnerId?: string;
            /** @example Galerie Nord */
            partnerName?: string;
            /**
             * @default active
             * @enum {string}
             */
            status?: "active" | "inactive";
            /** @description The version you read; an outdated one is refused */
            version?: number;
        };
        UpdateAffiliateCommissionCosts: {
            /** @description Dollars, for the whole line */
            paymentFee: number;
            /** @description Dollars, for the whole line */
            production: number;
            /** @description Dollars, for the whole line */
            shipping: number;
            /** @description The version you read */
            version: number;
        };
        UpdateArtistNote: {
            /** @description Id of one collector, instead of a level */
            collectorId?: string;
            /**
             * @description This level and all above it
             * @enum {string}
             */
            level?: "Standard" | "Premium" | "VIP";
            /** @description Id of a stored picture */
            mediaId?: string;
            /** @description Alternative text */
            pictureAlt?: string;
            text: string;
            title: string;
            /** @description The version you read */
            version: number;
        };
        UpdateArtworkForm: {
            /** @description Artist’s proofs in addition to the numbered prints */
            artistProofs?: number | null;
            /** @enum {string} */
            availability?: "available" | "reserved" | "sold" | "not for sale";
            /** @description Description of the frame Custom */
            customFrameStyle?: string;
            /** @description JSON of `ArtworkFormParts.customSizes`; omitted letters are taken off sale */
            customSizes?: string;
            description?: string;
            /** @enum {string} */
            frameStyle?: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom";
            galleryCredit?: string;
            includeChromaluxe?: boolean;
            includeSpecialEdition?: boolean;
            isFeatured?: boolean;
            /**
             * @description A published artwork cannot become a draft again
             * @enum {string}
             */
            liveStatus?: "live" | "hidden" | "draft";
            medium?: string;
            /** @description Never public */
            notes?: string;
            /** @enum {string} */
            orientation?: "landscape" | "square";
            /** @description JSON of `ArtworkFormParts.pictures`: the pictures in order. Uploads follow these, or the current ones if omitted */
            pictures?: string;
            /** @description Keeps the prices when the tier changes */
            priceOverride?: boolean;
            /** @description JSON of `ArtworkFormParts.printSizes`; omitted sizes stay unchanged */
            printSizes?: string;
            /** @description A URL that begins with https:// or http:// */
            purchaseLink?: string;
            /** @description Required unless the artwork is a draft */
            series?: string;
            /** @enum {string} */
            sizeType?: "standard" | "square" | "custom";
            /** @description JSON of `ArtworkFormParts.specialEdition` */
            specialEdition?: string;
            /** @description Comma-separated */
            tags?: string;
            /** @enum {string} */
            tier?: "Tier 1" | "Tier 2" | "Tier 2 – Gallery/Collector Price";
            /** @description Required unless the artwork is a draft */
            title?: string;
            /** @description The version the form was filled from */
            version?: number | null;
            /** @description Anything other than a number becomes the current year */
            year?: string;
        };
        UpdateBrandSection: {
            content: components["schemas"]["BrandSection"];
            version: number;
        };
        UpdateCollectorLevel: {
            /**
             * @description Null returns it to the rule
             * @enum {string|null}
             */
            level: "Standard" | "Premium" | "VIP" | null;
            /** @description The `levelVersion` you read; an outdated one is refused */
            version?: number;
        };
        UpdateCollectorName: {
            firstName: string;
            lastName?: string;
        };
        UpdateCollectorNote: {
            text: string;
            /** @description The version you read */
            version: number;
        };
        UpdateCommissionRequest: {
            budgetRange: string;
            description: string;
            projectType: string;
            /** @description Dollars; null if not quoted yet */
            quote: number | null;
            /** @description For staff only */
            staffNote: string | null;
            /** @description The version you read */
            version: number;
            wantsStudioVisit: boolean;
        };
        UpdateCommissionRequestStatus: {
            /** @description Reason, shown to the collector */
            note?: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        UpdateEmailTemplate: {
            content: components["schemas"]["EmailText"] | null;
            version: number;
        };
        UpdateEventPhoto: {
            caption?: string;
            isAvailableForOrder?: boolean;
            /** @description The version you read, to change the caption; an outdated one is refused */
            version?: number;
        };
        UpdateEventsSection: {
            content: components["schemas"]["EventsSection"];
            version: number;
        };
        UpdateEventStatus: {
            /** @enum {string} */
            status: "live" | "scheduled" | "completed" | "cancelled";
        };
        UpdateGateSection: {
            content: components["schemas"]["GateSection"];
            version: number;
        };
        UpdateInboxSection: {
            content: components["schemas"]["InboxSection"];
            version: number;
        };
        UpdateLetter: {
            /** @description Public artworks, in the order of their numbers */
            artworkIds: string[];
            recipients: components["schemas"]["LetterRecipients"];
            subject: string;
            /** @description The version you read */
            version: number;
            /** @description Paragraphs separated by empty lines; `{work 1}` places an artwork */
            words: string;
        };
        UpdateLevelsSection: {
            content: components["schemas"]["LevelsSection"];
            version: number;
        };
        UpdateLinksSection: {
            content: components["schemas"]["LinksSection"];
            version: number;
        };
        UpdateLiveStatus: {
            /**
             * @description An incomplete draft is refused, with an error for each field
             * @enum {string}
             */
            liveStatus: "live" | "hidden";
        };
        UpdateMessageAssignment: {
            /**
             * Format: uuid
             * @description Null for nobody
             */
            staffId: string | null;
            /** @description The version you read */
            version: number;
        };
        UpdateMessageReadState: {
            isRead: boolean;
        };
        UpdateMessageState: {
            /** @enum {string} */
            state: "open" | "closed";
            /** @description The version you read */
            version: number;
        };
        UpdateOrderAddress: {
            city: string;
            /** @default United States */
            country?: string;
            fullName: string;
            phone?: string;
            /** @description In the United States, a code or name; if omitted, the state of the ZIP */
            state?: string;
            street: string;
            /** @description The version you read; an outdated one is refused */
            version: number;
            zip: string;
        };
        UpdateOrderInstallation: {
            /** @description False opens the installation request again */
            handled: boolean;
            /**
             * @description For staff only
             * @example Hung on 12 December by Ruiz
             */
            note?: string;
            /** @description The version you read */
            version: number;
        };
        UpdateOrderLimitsSection: {
            content: components["schemas"]["OrderLimitsSection"];
            version: number;
        };
        UpdateOrderPicture: {
            caption?: string;
            /** @description Position among the pictures, from 0 */
            place?: number;
            /** @description The version you read, to change the caption; an outdated one is refused */
            version?: number;
        };
        UpdateOrderReferral: {
            /** @description Affiliate’s code; null for none */
            partnerId: string | null;
            /** @example Came through the gallery in Basel */
            reason: string;
            /** @description The version you read; an outdated one is refused */
            version?: number;
        };
        UpdateOrderStatus: {
            /** @description Ships the order despite a fraud warning, which is otherwise refused */
            acceptsFraudWarning?: boolean;
            /**
             * @description Carrier of the parcel; only with `shipped`
             * @example UPS
             */
            carrier?: string;
            /** @description For the buyer, in the email and in the order’s history */
            note?: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            /** @description Tracking number of the parcel; only with `shipped` */
            trackingNumber?: string;
            /** @description Carrier’s tracking page; only with `shipped`. If omitted, the known page of UPS, FedEx, USPS or DHL */
            trackingUrl?: string;
            /** @description The version you read; an outdated one is refused */
            version?: number;
        };
        UpdatePartnersSection: {
            content: components["schemas"]["PartnersSection"];
            version: number;
        };
        UpdatePersonNote: {
            /** @description An empty text removes the note */
            text: string;
            /** @description The version you read */
            version: number;
        };
        UpdatePrivatePreview: {
            /** @description In the order shown */
            artworkIds: string[];
            /** @description Ids of single collectors, instead of a level */
            collectorIds?: string[];
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description Whether collectors get an email when it opens
             * @default true
             */
            isAnnounced?: boolean;
            /**
             * @description This level and all above it
             * @enum {string}
             */
            level?: "Standard" | "Premium" | "VIP";
            /** @description Note from the artist */
            note?: string;
            /**
             * Format: date-time
             * @description By default, at once
             */
            opensAt?: string;
            /** @description The version you read */
            version: number;
        };
        UpdateRefundsSection: {
            content: components["schemas"]["RefundsSection"];
            version: number;
        };
        UpdateSalesSection: {
            content: components["schemas"]["SalesSection"];
            version: number;
        };
        UpdateSavedView: {
            /** @description Shares it with all staff; owner only */
            isShared: boolean;
            /** @description Unique among the caller’s views of the list */
            name: string;
            /** @description The version you read; an outdated one is refused */
            version?: number;
        };
        UpdateSeriesTable: {
            series: components["schemas"]["SeriesLine"][];
            version: number;
        };
        UpdateSiteSection: {
            content: {
                [key: string]: unknown;
            };
            version: number;
        };
        UpdateStudioEvent: {
            /** @description Added to the camera's clock, in milliseconds */
            cameraOffsetMs?: number;
            description?: string;
            /**
             * Format: date-time
             * @description By default, three hours after the start
             */
            endDate?: string;
            /**
             * Format: date-time
             * @description Start; without an offset, in the venue’s time zone
             */
            eventDate?: string;
            /** @example Portrait session */
            eventType?: string;
            /**
             * @description For sharing its photos; if empty, the gallery’s hashtag
             * @example #PaperEvening
             */
            hashtag?: string | null;
            /** @description Open to VIP collectors only */
            isVipOnly?: boolean;
            /** @description Whether photos in the feed carry a watermark */
            isWatermarked?: boolean;
            location?: string;
            /** @description 50 if omitted, no limit if empty */
            maxAttendees?: number | null;
            /** @description Whether photos wait for approval */
            needsApproval?: boolean;
            /** @description Whether guests get their photos by email the next morning */
            sendsFollowUp?: boolean;
            /**
             * @description Time zone of the venue; by default the gallery’s
             * @example America/Chicago
             */
            timeZone?: string;
            title?: string;
            /** @description The version you read; if omitted, the change is made without this check */
            version?: number;
        };
        UpdateTrackingSection: {
            content: components["schemas"]["TrackingSection"];
            version: number;
        };
        VisitGeo: {
            city: string | null;
            /** @example France */
            country: string | null;
            region: string | null;
        };
        WaitingRefund: {
            /** @description Dollars */
            amount: number;
            /** Format: date-time */
            askedAt: string;
            /** @example owner mara */
            askedBy: string;
        };
        WaitingRoomPlace: {
            editionId: string;
            /** @description Estimated minutes if nobody ahead pays; null if more people are ahead than prints can become available */
            estimateMinutes: number | null;
            /** @description 1 is next; null unless `waiting` */
            position: number | null;
            /** @description Prints held by unpaid checkouts */
            printsInCheckout: number;
            /** @description Seconds left to check out; null unless called */
            secondsLeft: number | null;
            state: components["schemas"]["WaitingRoomState"];
            /** @description Finds the place again, and is sent with the checkout when its turn comes */
            token: string;
        };
        /** @enum {string} */
        WaitingRoomState: "waiting" | "called" | "sold_out" | "used" | "ended";
        WallLabelsRequest: {
            labels: components["schemas"]["PaperEdition"][];
            showsPrices: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AboutTeaser = components['schemas']['AboutTeaser'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type ActivityEntry = components['schemas']['ActivityEntry'];
export type AddPersonTag = components['schemas']['AddPersonTag'];
export type AdminAccount = components['schemas']['AdminAccount'];
export type AdminEventPhoto = components['schemas']['AdminEventPhoto'];
export type AdminEventPhotoCounts = components['schemas']['AdminEventPhotoCounts'];
export type AdminEventPhotoList = components['schemas']['AdminEventPhotoList'];
export type AdminGateRequest = components['schemas']['AdminGateRequest'];
export type Affiliate = components['schemas']['Affiliate'];
export type AffiliateApplicationRequest = components['schemas']['AffiliateApplicationRequest'];
export type AffiliateApplicationResponse = components['schemas']['AffiliateApplicationResponse'];
export type AffiliateCommission = components['schemas']['AffiliateCommission'];
export type AffiliateCommissionDecision = components['schemas']['AffiliateCommissionDecision'];
export type AffiliateCommissionList = components['schemas']['AffiliateCommissionList'];
export type AffiliateExample = components['schemas']['AffiliateExample'];
export type AffiliateList = components['schemas']['AffiliateList'];
export type AffiliateOrder = components['schemas']['AffiliateOrder'];
export type AffiliateOrderList = components['schemas']['AffiliateOrderList'];
export type AffiliatePayout = components['schemas']['AffiliatePayout'];
export type AffiliatePayoutList = components['schemas']['AffiliatePayoutList'];
export type AffiliateProgram = components['schemas']['AffiliateProgram'];
export type AffiliateStatement = components['schemas']['AffiliateStatement'];
export type AffiliateSummary = components['schemas']['AffiliateSummary'];
export type AmendedCertificate = components['schemas']['AmendedCertificate'];
export type AnalyticsData = components['schemas']['AnalyticsData'];
export type AnalyticsDay = components['schemas']['AnalyticsDay'];
export type AnalyticsDays = components['schemas']['AnalyticsDays'];
export type AnalyticsRecord = components['schemas']['AnalyticsRecord'];
export type AnalyticsRecords = components['schemas']['AnalyticsRecords'];
export type AnalyticsSummary = components['schemas']['AnalyticsSummary'];
export type ApproveApplication = components['schemas']['ApproveApplication'];
export type ArtistNoteList = components['schemas']['ArtistNoteList'];
export type ArtistNoteRecord = components['schemas']['ArtistNoteRecord'];
export type ArtistNoteView = components['schemas']['ArtistNoteView'];
export type ArtworkCard = components['schemas']['ArtworkCard'];
export type ArtworkFormParts = components['schemas']['ArtworkFormParts'];
export type ArtworkPriceChange = components['schemas']['ArtworkPriceChange'];
export type ArtworkPublication = components['schemas']['ArtworkPublication'];
export type ArtworkRecord = components['schemas']['ArtworkRecord'];
export type ArtworkRemoval = components['schemas']['ArtworkRemoval'];
export type AttentionGroup = components['schemas']['AttentionGroup'];
export type AttentionItem = components['schemas']['AttentionItem'];
export type AttentionKind = components['schemas']['AttentionKind'];
export type Attribution = components['schemas']['Attribution'];
export type AuditActor = components['schemas']['AuditActor'];
export type AuditPage = components['schemas']['AuditPage'];
export type AuditRecord = components['schemas']['AuditRecord'];
export type AuditSubject = components['schemas']['AuditSubject'];
export type AuthenticatorCode = components['schemas']['AuthenticatorCode'];
export type AvailableAt = components['schemas']['AvailableAt'];
export type AvailableNumbers = components['schemas']['AvailableNumbers'];
export type AvailableSize = components['schemas']['AvailableSize'];
export type BackInStockRequest = components['schemas']['BackInStockRequest'];
export type BackInStockResponse = components['schemas']['BackInStockResponse'];
export type BackInStockToken = components['schemas']['BackInStockToken'];
export type BehindTheScenes = components['schemas']['BehindTheScenes'];
export type BillingAddress = components['schemas']['BillingAddress'];
export type BookPriceChange = components['schemas']['BookPriceChange'];
export type BrandSection = components['schemas']['BrandSection'];
export type BrandSectionRecord = components['schemas']['BrandSectionRecord'];
export type CardSize = components['schemas']['CardSize'];
export type CartHold = components['schemas']['CartHold'];
export type CartHoldRequest = components['schemas']['CartHoldRequest'];
export type CartQuote = components['schemas']['CartQuote'];
export type CartQuoteRequest = components['schemas']['CartQuoteRequest'];
export type CatalogueRaisonneRequest = components['schemas']['CatalogueRaisonneRequest'];
export type CertificateAmendmentReason = components['schemas']['CertificateAmendmentReason'];
export type CertificateHistoryEntry = components['schemas']['CertificateHistoryEntry'];
export type CertificateKey = components['schemas']['CertificateKey'];
export type CertificateKeys = components['schemas']['CertificateKeys'];
export type CertificateList = components['schemas']['CertificateList'];
export type CertificateRecord = components['schemas']['CertificateRecord'];
export type CertificateRecordEntry = components['schemas']['CertificateRecordEntry'];
export type CertificateRow = components['schemas']['CertificateRow'];
export type CertificateVersion = components['schemas']['CertificateVersion'];
export type CheckoutCustomer = components['schemas']['CheckoutCustomer'];
export type CheckoutLineItem = components['schemas']['CheckoutLineItem'];
export type CheckoutMetadata = components['schemas']['CheckoutMetadata'];
export type CheckoutSession = components['schemas']['CheckoutSession'];
export type CheckoutSessionRequest = components['schemas']['CheckoutSessionRequest'];
export type Collection = components['schemas']['Collection'];
export type CollectionPrint = components['schemas']['CollectionPrint'];
export type CollectorCertificate = components['schemas']['CollectorCertificate'];
export type CollectorCertificateSummary = components['schemas']['CollectorCertificateSummary'];
export type CollectorDetail = components['schemas']['CollectorDetail'];
export type CollectorInquiry = components['schemas']['CollectorInquiry'];
export type CollectorInquirySummary = components['schemas']['CollectorInquirySummary'];
export type CollectorLevel = components['schemas']['CollectorLevel'];
export type CollectorLevelChange = components['schemas']['CollectorLevelChange'];
export type CollectorLevelRecord = components['schemas']['CollectorLevelRecord'];
export type CollectorList = components['schemas']['CollectorList'];
export type CollectorNoteView = components['schemas']['CollectorNoteView'];
export type CollectorOrder = components['schemas']['CollectorOrder'];
export type CollectorOrderLine = components['schemas']['CollectorOrderLine'];
export type CollectorPresaleNotification = components['schemas']['CollectorPresaleNotification'];
export type CollectorPrivatePreview = components['schemas']['CollectorPrivatePreview'];
export type CollectorPurchase = components['schemas']['CollectorPurchase'];
export type CollectorRecord = components['schemas']['CollectorRecord'];
export type CollectorReservation = components['schemas']['CollectorReservation'];
export type CollectorRow = components['schemas']['CollectorRow'];
export type CollectorSession = components['schemas']['CollectorSession'];
export type CollectorTransfer = components['schemas']['CollectorTransfer'];
export type CommercialService = components['schemas']['CommercialService'];
export type CommissionDeposit = components['schemas']['CommissionDeposit'];
export type CommissionRequestCollector = components['schemas']['CommissionRequestCollector'];
export type CommissionRequestDetail = components['schemas']['CommissionRequestDetail'];
export type CommissionRequestEvent = components['schemas']['CommissionRequestEvent'];
export type CommissionRequestHistoryEntry = components['schemas']['CommissionRequestHistoryEntry'];
export type CommissionRequestList = components['schemas']['CommissionRequestList'];
export type CommissionRequestRecord = components['schemas']['CommissionRequestRecord'];
export type CommissionRequestRow = components['schemas']['CommissionRequestRow'];
export type CommissionRequestSummary = components['schemas']['CommissionRequestSummary'];
export type ConfirmedEmail = components['schemas']['ConfirmedEmail'];
export type ConsignmentSheetRequest = components['schemas']['ConsignmentSheetRequest'];
export type ContactCategory = components['schemas']['ContactCategory'];
export type ContactRequest = components['schemas']['ContactRequest'];
export type ContactResponse = components['schemas']['ContactResponse'];
export type ConversionDimension = components['schemas']['ConversionDimension'];
export type ConversionReport = components['schemas']['ConversionReport'];
export type ConversionReportRow = components['schemas']['ConversionReportRow'];
export type CostLine = components['schemas']['CostLine'];
export type CountryVisits = components['schemas']['CountryVisits'];
export type CreateAffiliate = components['schemas']['CreateAffiliate'];
export type CreateAffiliatePayout = components['schemas']['CreateAffiliatePayout'];
export type CreateArtistNote = components['schemas']['CreateArtistNote'];
export type CreateArtworkForm = components['schemas']['CreateArtworkForm'];
export type CreateCertificateTransfer = components['schemas']['CreateCertificateTransfer'];
export type CreateCollectorNote = components['schemas']['CreateCollectorNote'];
export type CreateCommissionRequest = components['schemas']['CreateCommissionRequest'];
export type CreatedEventPhotoOrder = components['schemas']['CreatedEventPhotoOrder'];
export type CreatedOfflineSale = components['schemas']['CreatedOfflineSale'];
export type CreateEventPhotoOrder = components['schemas']['CreateEventPhotoOrder'];
export type CreateEventReminder = components['schemas']['CreateEventReminder'];
export type CreateFavorite = components['schemas']['CreateFavorite'];
export type CreateGalleryTransfer = components['schemas']['CreateGalleryTransfer'];
export type CreateMessageNote = components['schemas']['CreateMessageNote'];
export type CreateMessageOrder = components['schemas']['CreateMessageOrder'];
export type CreateMessageReply = components['schemas']['CreateMessageReply'];
export type CreateOfflineSale = components['schemas']['CreateOfflineSale'];
export type CreateOrderNote = components['schemas']['CreateOrderNote'];
export type CreateOrderRefund = components['schemas']['CreateOrderRefund'];
export type CreateOrderRefundLine = components['schemas']['CreateOrderRefundLine'];
export type CreatePaymentRequest = components['schemas']['CreatePaymentRequest'];
export type CreatePresaleNotification = components['schemas']['CreatePresaleNotification'];
export type CreatePriceBookVersion = components['schemas']['CreatePriceBookVersion'];
export type CreatePriceChange = components['schemas']['CreatePriceChange'];
export type CreatePrintDraftOrder = components['schemas']['CreatePrintDraftOrder'];
export type CreatePrivatePreview = components['schemas']['CreatePrivatePreview'];
export type CreateReservation = components['schemas']['CreateReservation'];
export type CreateSavedView = components['schemas']['CreateSavedView'];
export type CreateStaffAccount = components['schemas']['CreateStaffAccount'];
export type CreateStudioEvent = components['schemas']['CreateStudioEvent'];
export type CurrentPassword = components['schemas']['CurrentPassword'];
export type CurrentPrices = components['schemas']['CurrentPrices'];
export type CurrentStaffSession = components['schemas']['CurrentStaffSession'];
export type CustomSizePart = components['schemas']['CustomSizePart'];
export type Dashboard = components['schemas']['Dashboard'];
export type DecideRefund = components['schemas']['DecideRefund'];
export type DeclineApplication = components['schemas']['DeclineApplication'];
export type DeliveryQuoteSuggestion = components['schemas']['DeliveryQuoteSuggestion'];
export type DigitalFile = components['schemas']['DigitalFile'];
export type DraftOrderBuyer = components['schemas']['DraftOrderBuyer'];
export type EditionOption = components['schemas']['EditionOption'];
export type EditionStock = components['schemas']['EditionStock'];
export type EmailChange = components['schemas']['EmailChange'];
export type EmailEventReceipt = components['schemas']['EmailEventReceipt'];
export type EmailList = components['schemas']['EmailList'];
export type EmailPlaceholder = components['schemas']['EmailPlaceholder'];
export type EmailPreview = components['schemas']['EmailPreview'];
export type EmailRecord = components['schemas']['EmailRecord'];
export type EmailRow = components['schemas']['EmailRow'];
export type EmailTemplateRecord = components['schemas']['EmailTemplateRecord'];
export type EmailTemplateRow = components['schemas']['EmailTemplateRow'];
export type EmailTemplateVersion = components['schemas']['EmailTemplateVersion'];
export type EmailText = components['schemas']['EmailText'];
export type Entrance = components['schemas']['Entrance'];
export type EventDeletion = components['schemas']['EventDeletion'];
export type EventDevice = components['schemas']['EventDevice'];
export type EventFollowUp = components['schemas']['EventFollowUp'];
export type EventPhoto = components['schemas']['EventPhoto'];
export type EventPhotoEditionOption = components['schemas']['EventPhotoEditionOption'];
export type EventPhotoEditions = components['schemas']['EventPhotoEditions'];
export type EventPhotoOffer = components['schemas']['EventPhotoOffer'];
export type EventRecord = components['schemas']['EventRecord'];
export type EventReminderReceipt = components['schemas']['EventReminderReceipt'];
export type EventsSection = components['schemas']['EventsSection'];
export type EventsSectionRecord = components['schemas']['EventsSectionRecord'];
export type EventVisits = components['schemas']['EventVisits'];
export type ExhibitedPrintRef = components['schemas']['ExhibitedPrintRef'];
export type ExperienceTerm = components['schemas']['ExperienceTerm'];
export type FailedPhotoFile = components['schemas']['FailedPhotoFile'];
export type FavoriteRecord = components['schemas']['FavoriteRecord'];
export type Feature = components['schemas']['Feature'];
export type FeedAdmissionInput = components['schemas']['FeedAdmissionInput'];
export type Film = components['schemas']['Film'];
export type FilmSource = components['schemas']['FilmSource'];
export type FoundArtwork = components['schemas']['FoundArtwork'];
export type FoundCertificate = components['schemas']['FoundCertificate'];
export type FoundEvent = components['schemas']['FoundEvent'];
export type FoundOrder = components['schemas']['FoundOrder'];
export type FoundPerson = components['schemas']['FoundPerson'];
export type FoundPrint = components['schemas']['FoundPrint'];
export type FrameOption = components['schemas']['FrameOption'];
export type GalleryBrand = components['schemas']['GalleryBrand'];
export type GalleryGateTag = components['schemas']['GalleryGateTag'];
export type GalleryLink = components['schemas']['GalleryLink'];
export type GalleryOrderLimits = components['schemas']['GalleryOrderLimits'];
export type GalleryRoom = components['schemas']['GalleryRoom'];
export type GallerySeries = components['schemas']['GallerySeries'];
export type GallerySettings = components['schemas']['GallerySettings'];
export type GalleryUtcOffset = components['schemas']['GalleryUtcOffset'];
export type GateAdmissionInput = components['schemas']['GateAdmissionInput'];
export type GateQrCode = components['schemas']['GateQrCode'];
export type GateSection = components['schemas']['GateSection'];
export type GateSectionRecord = components['schemas']['GateSectionRecord'];
export type GateTagText = components['schemas']['GateTagText'];
export type GuestPass = components['schemas']['GuestPass'];
export type HealthDto = components['schemas']['HealthDto'];
export type HealthFinding = components['schemas']['HealthFinding'];
export type HealthReport = components['schemas']['HealthReport'];
export type HoldOrigin = components['schemas']['HoldOrigin'];
export type HoldPrint = components['schemas']['HoldPrint'];
export type ImportChange = components['schemas']['ImportChange'];
export type ImportDryRun = components['schemas']['ImportDryRun'];
export type ImportError = components['schemas']['ImportError'];
export type ImportProgress = components['schemas']['ImportProgress'];
export type ImportRow = components['schemas']['ImportRow'];
export type InboxMessageType = components['schemas']['InboxMessageType'];
export type InboxSection = components['schemas']['InboxSection'];
export type InboxSectionRecord = components['schemas']['InboxSectionRecord'];
export type InstallationAddress = components['schemas']['InstallationAddress'];
export type InventoryCustomSize = components['schemas']['InventoryCustomSize'];
export type InventoryEdition = components['schemas']['InventoryEdition'];
export type InventoryPage = components['schemas']['InventoryPage'];
export type InventoryPrintSize = components['schemas']['InventoryPrintSize'];
export type InventoryRecord = components['schemas']['InventoryRecord'];
export type InventoryRow = components['schemas']['InventoryRow'];
export type InventorySpecialEdition = components['schemas']['InventorySpecialEdition'];
export type JoinAddress = components['schemas']['JoinAddress'];
export type KnownPhotos = components['schemas']['KnownPhotos'];
export type KnownPhotosInput = components['schemas']['KnownPhotosInput'];
export type LetterContent = components['schemas']['LetterContent'];
export type LetterPreview = components['schemas']['LetterPreview'];
export type LetterReach = components['schemas']['LetterReach'];
export type LetterRecipients = components['schemas']['LetterRecipients'];
export type LetterRecord = components['schemas']['LetterRecord'];
export type LetterResults = components['schemas']['LetterResults'];
export type LetterRow = components['schemas']['LetterRow'];
export type LetterWork = components['schemas']['LetterWork'];
export type LevelsSection = components['schemas']['LevelsSection'];
export type LevelsSectionRecord = components['schemas']['LevelsSectionRecord'];
export type LinksSection = components['schemas']['LinksSection'];
export type LinksSectionRecord = components['schemas']['LinksSectionRecord'];
export type LinkToken = components['schemas']['LinkToken'];
export type LiveContent = components['schemas']['LiveContent'];
export type LiveUpload = components['schemas']['LiveUpload'];
export type MessageApplication = components['schemas']['MessageApplication'];
export type MessageArtwork = components['schemas']['MessageArtwork'];
export type MessageCollector = components['schemas']['MessageCollector'];
export type MessageCounts = components['schemas']['MessageCounts'];
export type MessageHistoryEntry = components['schemas']['MessageHistoryEntry'];
export type MessageList = components['schemas']['MessageList'];
export type MessageOrderBuyer = components['schemas']['MessageOrderBuyer'];
export type MessageOrderItem = components['schemas']['MessageOrderItem'];
export type MessageRecord = components['schemas']['MessageRecord'];
export type MessageRow = components['schemas']['MessageRow'];
export type MessageState = components['schemas']['MessageState'];
export type Mission = components['schemas']['Mission'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewPaymentRequest = components['schemas']['NewPaymentRequest'];
export type NewsletterConsent = components['schemas']['NewsletterConsent'];
export type NewsletterResponse = components['schemas']['NewsletterResponse'];
export type NewsletterSubscriptionRequest = components['schemas']['NewsletterSubscriptionRequest'];
export type NewsletterToken = components['schemas']['NewsletterToken'];
export type OfflineSaleBuyer = components['schemas']['OfflineSaleBuyer'];
export type OpenGuestPassLink = components['schemas']['OpenGuestPassLink'];
export type OpenQuote = components['schemas']['OpenQuote'];
export type OrderAddress = components['schemas']['OrderAddress'];
export type OrderAttribution = components['schemas']['OrderAttribution'];
export type OrderBalance = components['schemas']['OrderBalance'];
export type OrderCertificate = components['schemas']['OrderCertificate'];
export type OrderHistoryEntry = components['schemas']['OrderHistoryEntry'];
export type OrderInstallation = components['schemas']['OrderInstallation'];
export type OrderLimitsSection = components['schemas']['OrderLimitsSection'];
export type OrderLimitsSectionRecord = components['schemas']['OrderLimitsSectionRecord'];
export type OrderList = components['schemas']['OrderList'];
export type OrderLookup = components['schemas']['OrderLookup'];
export type OrderLookupAddress = components['schemas']['OrderLookupAddress'];
export type OrderMilestone = components['schemas']['OrderMilestone'];
export type OrderPicture = components['schemas']['OrderPicture'];
export type OrderReceipt = components['schemas']['OrderReceipt'];
export type OrderRecord = components['schemas']['OrderRecord'];
export type OrderRecordLine = components['schemas']['OrderRecordLine'];
export type OrderReferralList = components['schemas']['OrderReferralList'];
export type OrderReferralRow = components['schemas']['OrderReferralRow'];
export type OrderRefund = components['schemas']['OrderRefund'];
export type OrderRefundApproval = components['schemas']['OrderRefundApproval'];
export type OrderRow = components['schemas']['OrderRow'];
export type OrderRowLine = components['schemas']['OrderRowLine'];
export type OrderStep = components['schemas']['OrderStep'];
export type OrderStepRecord = components['schemas']['OrderStepRecord'];
export type OrderWork = components['schemas']['OrderWork'];
export type OutwardLink = components['schemas']['OutwardLink'];
export type PageVisits = components['schemas']['PageVisits'];
export type PaidFile = components['schemas']['PaidFile'];
export type PairDevice = components['schemas']['PairDevice'];
export type PairedDevice = components['schemas']['PairedDevice'];
export type PairingCode = components['schemas']['PairingCode'];
export type PaperEdition = components['schemas']['PaperEdition'];
export type PaperPrint = components['schemas']['PaperPrint'];
export type ParcelPart = components['schemas']['ParcelPart'];
export type PartnerAnalytics = components['schemas']['PartnerAnalytics'];
export type PartnerDay = components['schemas']['PartnerDay'];
export type PartnersContent = components['schemas']['PartnersContent'];
export type PartnersSection = components['schemas']['PartnersSection'];
export type PartnersSectionRecord = components['schemas']['PartnersSectionRecord'];
export type PartnerStep = components['schemas']['PartnerStep'];
export type PartnerVisits = components['schemas']['PartnerVisits'];
export type PartsDto = components['schemas']['PartsDto'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type PasskeyProof = components['schemas']['PasskeyProof'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordResetConfirmation = components['schemas']['PasswordResetConfirmation'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PayerPhone = components['schemas']['PayerPhone'];
export type PaymentLink = components['schemas']['PaymentLink'];
export type PaymentPageViolation = components['schemas']['PaymentPageViolation'];
export type PaymentRequestLineItem = components['schemas']['PaymentRequestLineItem'];
export type PaymentRequestRecord = components['schemas']['PaymentRequestRecord'];
export type PaymentRequestView = components['schemas']['PaymentRequestView'];
export type PeopleList = components['schemas']['PeopleList'];
export type PersonAddress = components['schemas']['PersonAddress'];
export type PersonEntry = components['schemas']['PersonEntry'];
export type PersonNewsletter = components['schemas']['PersonNewsletter'];
export type PersonNote = components['schemas']['PersonNote'];
export type PersonRecord = components['schemas']['PersonRecord'];
export type PersonRow = components['schemas']['PersonRow'];
export type PersonTag = components['schemas']['PersonTag'];
export type PhotoUploadReceipt = components['schemas']['PhotoUploadReceipt'];
export type Picture = components['schemas']['Picture'];
export type PicturePart = components['schemas']['PicturePart'];
export type PictureParts = components['schemas']['PictureParts'];
export type PresaleNotification = components['schemas']['PresaleNotification'];
export type PreviewArtworkRecord = components['schemas']['PreviewArtworkRecord'];
export type PreviewCollector = components['schemas']['PreviewCollector'];
export type PreviewedArtwork = components['schemas']['PreviewedArtwork'];
export type PreviewEdition = components['schemas']['PreviewEdition'];
export type PreviewPresaleNotificationRecord = components['schemas']['PreviewPresaleNotificationRecord'];
export type PreviewPrint = components['schemas']['PreviewPrint'];
export type PreviewReservation = components['schemas']['PreviewReservation'];
export type PreviewReservationRecord = components['schemas']['PreviewReservationRecord'];
export type PriceBookVersion = components['schemas']['PriceBookVersion'];
export type PriceBookVersions = components['schemas']['PriceBookVersions'];
export type PriceChangeInput = components['schemas']['PriceChangeInput'];
export type PriceChangePreview = components['schemas']['PriceChangePreview'];
export type PriceChangeRecord = components['schemas']['PriceChangeRecord'];
export type PriceDifference = components['schemas']['PriceDifference'];
export type PriceLine = components['schemas']['PriceLine'];
export type PriceReadingLines = components['schemas']['PriceReadingLines'];
export type PrintActionReason = components['schemas']['PrintActionReason'];
export type PrintInquiry = components['schemas']['PrintInquiry'];
export type PrintRecord = components['schemas']['PrintRecord'];
export type PrintRecordCertificate = components['schemas']['PrintRecordCertificate'];
export type PrintRecordEvent = components['schemas']['PrintRecordEvent'];
export type PrintSaleLink = components['schemas']['PrintSaleLink'];
export type PrintSize = components['schemas']['PrintSize'];
export type PrintSizePart = components['schemas']['PrintSizePart'];
export type PrivatePreviewList = components['schemas']['PrivatePreviewList'];
export type PrivatePreviewRecord = components['schemas']['PrivatePreviewRecord'];
export type PrivatePreviewRow = components['schemas']['PrivatePreviewRow'];
export type ProfilePicture = components['schemas']['ProfilePicture'];
export type ProjectorLink = components['schemas']['ProjectorLink'];
export type ProvenanceEntry = components['schemas']['ProvenanceEntry'];
export type PublicCertificate = components['schemas']['PublicCertificate'];
export type PublicLedgerEdition = components['schemas']['PublicLedgerEdition'];
export type PublicLedgerEntry = components['schemas']['PublicLedgerEntry'];
export type PurchaseTotals = components['schemas']['PurchaseTotals'];
export type QuoteAddress = components['schemas']['QuoteAddress'];
export type QuoteDelivery = components['schemas']['QuoteDelivery'];
export type QuotedItem = components['schemas']['QuotedItem'];
export type QuotedShipping = components['schemas']['QuotedShipping'];
export type QuotedTax = components['schemas']['QuotedTax'];
export type ReadyDto = components['schemas']['ReadyDto'];
export type ReceiptLine = components['schemas']['ReceiptLine'];
export type ReceiptShipping = components['schemas']['ReceiptShipping'];
export type RecentVisit = components['schemas']['RecentVisit'];
export type RecordConsent = components['schemas']['RecordConsent'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RefundsSection = components['schemas']['RefundsSection'];
export type RefundsSectionRecord = components['schemas']['RefundsSectionRecord'];
export type RejectedImportRow = components['schemas']['RejectedImportRow'];
export type ReleasePrint = components['schemas']['ReleasePrint'];
export type ReplyEmail = components['schemas']['ReplyEmail'];
export type RequestCommissionDeposit = components['schemas']['RequestCommissionDeposit'];
export type ReservationView = components['schemas']['ReservationView'];
export type RetentionRecord = components['schemas']['RetentionRecord'];
export type SalesMonth = components['schemas']['SalesMonth'];
export type SalesSection = components['schemas']['SalesSection'];
export type SalesSectionRecord = components['schemas']['SalesSectionRecord'];
export type SavedGuestPass = components['schemas']['SavedGuestPass'];
export type SavedViewRecord = components['schemas']['SavedViewRecord'];
export type SaveGuestPass = components['schemas']['SaveGuestPass'];
export type SearchResults = components['schemas']['SearchResults'];
export type SecondFactorEnrollment = components['schemas']['SecondFactorEnrollment'];
export type SellEventPhoto = components['schemas']['SellEventPhoto'];
export type SendLetter = components['schemas']['SendLetter'];
export type SeriesLine = components['schemas']['SeriesLine'];
export type SeriesRow = components['schemas']['SeriesRow'];
export type SeriesTable = components['schemas']['SeriesTable'];
export type SessionRecord = components['schemas']['SessionRecord'];
export type SetExportPermission = components['schemas']['SetExportPermission'];
export type SetStaffPassword = components['schemas']['SetStaffPassword'];
export type SettingsRecord = components['schemas']['SettingsRecord'];
export type ShippingAddress = components['schemas']['ShippingAddress'];
export type ShippingAddressInput = components['schemas']['ShippingAddressInput'];
export type SiblingEdition = components['schemas']['SiblingEdition'];
export type Signature = components['schemas']['Signature'];
export type SignedAffiliateStatement = components['schemas']['SignedAffiliateStatement'];
export type SignedCertificate = components['schemas']['SignedCertificate'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignUpRequest = components['schemas']['SignUpRequest'];
export type SiteAbout = components['schemas']['SiteAbout'];
export type SiteCommercial = components['schemas']['SiteCommercial'];
export type SiteContact = components['schemas']['SiteContact'];
export type SiteContent = components['schemas']['SiteContent'];
export type SiteContentSections = components['schemas']['SiteContentSections'];
export type SiteHome = components['schemas']['SiteHome'];
export type SiteLink = components['schemas']['SiteLink'];
export type SitePreviewInput = components['schemas']['SitePreviewInput'];
export type SitePreviewLink = components['schemas']['SitePreviewLink'];
export type SiteSectionRecord = components['schemas']['SiteSectionRecord'];
export type SiteSectionVersion = components['schemas']['SiteSectionVersion'];
export type SiteSectionVersions = components['schemas']['SiteSectionVersions'];
export type SiteSvg = components['schemas']['SiteSvg'];
export type SiteVideo = components['schemas']['SiteVideo'];
export type SourceVisits = components['schemas']['SourceVisits'];
export type SpecialEditionPart = components['schemas']['SpecialEditionPart'];
export type Sponsor = components['schemas']['Sponsor'];
export type SponsorLogo = components['schemas']['SponsorLogo'];
export type StaffAccount = components['schemas']['StaffAccount'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffPasskey = components['schemas']['StaffPasskey'];
export type StaffPasswordLink = components['schemas']['StaffPasswordLink'];
export type StaffSession = components['schemas']['StaffSession'];
export type StaffSignInPolicy = components['schemas']['StaffSignInPolicy'];
export type StaffSignInRequest = components['schemas']['StaffSignInRequest'];
export type StaffUser = components['schemas']['StaffUser'];
export type StartedEdition = components['schemas']['StartedEdition'];
export type StatementLine = components['schemas']['StatementLine'];
export type StatementLink = components['schemas']['StatementLink'];
export type StatementPayout = components['schemas']['StatementPayout'];
export type StatementReversal = components['schemas']['StatementReversal'];
export type StripeEventReceipt = components['schemas']['StripeEventReceipt'];
export type StripeWebhookEventStatus = components['schemas']['StripeWebhookEventStatus'];
export type StripeWebhookStatus = components['schemas']['StripeWebhookStatus'];
export type StudioEvent = components['schemas']['StudioEvent'];
export type StudioEventGuest = components['schemas']['StudioEventGuest'];
export type StudioEventGuestList = components['schemas']['StudioEventGuestList'];
export type TrackingSection = components['schemas']['TrackingSection'];
export type TrackingSectionRecord = components['schemas']['TrackingSectionRecord'];
export type TrafficRecord = components['schemas']['TrafficRecord'];
export type TrafficRecords = components['schemas']['TrafficRecords'];
export type TransferToken = components['schemas']['TransferToken'];
export type TransferView = components['schemas']['TransferView'];
export type UndonePriceChange = components['schemas']['UndonePriceChange'];
export type UnlistedSeries = components['schemas']['UnlistedSeries'];
export type UnpaidCartHold = components['schemas']['UnpaidCartHold'];
export type UnpaidHolds = components['schemas']['UnpaidHolds'];
export type UnpaidOrder = components['schemas']['UnpaidOrder'];
export type Unregistration = components['schemas']['Unregistration'];
export type UpdateAffiliate = components['schemas']['UpdateAffiliate'];
export type UpdateAffiliateCommissionCosts = components['schemas']['UpdateAffiliateCommissionCosts'];
export type UpdateArtistNote = components['schemas']['UpdateArtistNote'];
export type UpdateArtworkForm = components['schemas']['UpdateArtworkForm'];
export type UpdateBrandSection = components['schemas']['UpdateBrandSection'];
export type UpdateCollectorLevel = components['schemas']['UpdateCollectorLevel'];
export type UpdateCollectorName = components['schemas']['UpdateCollectorName'];
export type UpdateCollectorNote = components['schemas']['UpdateCollectorNote'];
export type UpdateCommissionRequest = components['schemas']['UpdateCommissionRequest'];
export type UpdateCommissionRequestStatus = components['schemas']['UpdateCommissionRequestStatus'];
export type UpdateEmailTemplate = components['schemas']['UpdateEmailTemplate'];
export type UpdateEventPhoto = components['schemas']['UpdateEventPhoto'];
export type UpdateEventsSection = components['schemas']['UpdateEventsSection'];
export type UpdateEventStatus = components['schemas']['UpdateEventStatus'];
export type UpdateGateSection = components['schemas']['UpdateGateSection'];
export type UpdateInboxSection = components['schemas']['UpdateInboxSection'];
export type UpdateLetter = components['schemas']['UpdateLetter'];
export type UpdateLevelsSection = components['schemas']['UpdateLevelsSection'];
export type UpdateLinksSection = components['schemas']['UpdateLinksSection'];
export type UpdateLiveStatus = components['schemas']['UpdateLiveStatus'];
export type UpdateMessageAssignment = components['schemas']['UpdateMessageAssignment'];
export type UpdateMessageReadState = components['schemas']['UpdateMessageReadState'];
export type UpdateMessageState = components['schemas']['UpdateMessageState'];
export type UpdateOrderAddress = components['schemas']['UpdateOrderAddress'];
export type UpdateOrderInstallation = components['schemas']['UpdateOrderInstallation'];
export type UpdateOrderLimitsSection = components['schemas']['UpdateOrderLimitsSection'];
export type UpdateOrderPicture = components['schemas']['UpdateOrderPicture'];
export type UpdateOrderReferral = components['schemas']['UpdateOrderReferral'];
export type UpdateOrderStatus = components['schemas']['UpdateOrderStatus'];
export type UpdatePartnersSection = components['schemas']['UpdatePartnersSection'];
export type UpdatePersonNote = components['schemas']['UpdatePersonNote'];
export type UpdatePrivatePreview = components['schemas']['UpdatePrivatePreview'];
export type UpdateRefundsSection = components['schemas']['UpdateRefundsSection'];
export type UpdateSalesSection = components['schemas']['UpdateSalesSection'];
export type UpdateSavedView = components['schemas']['UpdateSavedView'];
export type UpdateSeriesTable = components['schemas']['UpdateSeriesTable'];
export type UpdateSiteSection = components['schemas']['UpdateSiteSection'];
export type UpdateStudioEvent = components['schemas']['UpdateStudioEvent'];
export type UpdateTrackingSection = components['schemas']['UpdateTrackingSection'];
export type VisitGeo = components['schemas']['VisitGeo'];
export type WaitingRefund = components['schemas']['WaitingRefund'];
export type WaitingRoomPlace = components['schemas']['WaitingRoomPlace'];
export type WaitingRoomState = components['schemas']['WaitingRoomState'];
export type WallLabelsRequest = components['schemas']['WallLabelsRequest'];
export type $defs = Record<string, never>;
export interface operations {
    AdminAccount_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAccount"];
                };
            };
        };
    };
    AdminPasskeys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPasskey"][];
                };
            };
        };
    };
    AdminPasskeys_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPasskey"];
                };
            };
        };
    };
    AdminPasskeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminPasskeys_startRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
        };
    };
    AdminAccount_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminReauthentication_byPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminReauthentication_byPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminReauthentication_startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
        };
    };
    AdminAccount_startSecondFactorEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorEnrollment"];
                };
            };
        };
    };
    AdminAccount_confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    AdminAccount_disableSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminAffiliateCommissions_list: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Month in which the order was paid, in the gallery’s time zone */
                month?: string;
                /** @description Text to search for */
                q?: string;
                state?: "review" | "declined" | "pending" | "approved" | "paid" | "reversed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateCommissionList"];
                };
            };
        };
    };
    AdminAffiliateCommissions_exportCsv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Month in which the order was paid, in the gallery’s time zone */
                month?: string;
                /** @description Text to search for */
                q?: string;
                state?: "review" | "declined" | "pending" | "approved" | "paid" | "reversed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminAffiliateCommissions_correctCosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAffiliateCommissionCosts"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateCommission"];
                };
            };
        };
    };
    AdminAffiliateCommissions_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliateCommissionDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateCommission"];
                };
            };
        };
    };
    AdminAnalytics_days: {
        parameters: {
            query?: {
                /** @description Number of days, ending today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, inclusive */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsDays"];
                };
            };
        };
    };
    AdminAnalytics_csv: {
        parameters: {
            query: {
                /** @description Number of days, ending today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, inclusive */
                to?: string;
                what: "days" | "pages" | "sources" | "partners" | "visits";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminAnalytics_partner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                partnerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerAnalytics"];
                };
            };
        };
    };
    AdminConversions_read: {
        parameters: {
            query: {
                by: components["schemas"]["ConversionDimension"];
                /** @description Number of days, ending today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, inclusive */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionReport"];
                };
            };
        };
    };
    AdminConversions_csv: {
        parameters: {
            query: {
                by: components["schemas"]["ConversionDimension"];
                /** @description Number of days, ending today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, inclusive */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminArtistNotes_list: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistNoteList"];
                };
            };
        };
    };
    AdminArtistNotes_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateArtistNote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistNoteRecord"];
                };
            };
        };
    };
    AdminArtistNotes_csv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminArtistNotes_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateArtistNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistNoteRecord"];
                };
            };
        };
    };
    AdminArtistNotes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminArtworkImportExport_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    /** @description JSON: ids of pictures uploaded beforehand, by file name */
                    pictures?: string;
                    /**
                     * Format: binary
                     * @description JSON: {digest, rows: {"2": version}} from the dry run; the version is null for new artworks
                     */
                    seen?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportProgress"];
                };
            };
        };
    };
    AdminArtworkImportExport_dryRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    /** @description JSON: ids of pictures uploaded beforehand, by file name */
                    pictures?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
        };
    };
    Artworks_listRecords: {
        parameters: {
            query?: {
                view?: "staff";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ArtworkRecord"] | components["schemas"]["InventoryRecord"])[];
                };
            };
        };
    };
    AdminArtworkInventory_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateArtworkForm"] & {
                    artworkImages?: string[];
                    catalogueImages?: string[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryRecord"];
                };
            };
        };
    };
    AdminArtworkImportExport_csv: {
        parameters: {
            query?: {
                availability?: "available" | "reserved" | "sold" | "not for sale";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Artworks with a price that differs from the price book */
                prices?: "differing";
                /** @description Searches title, series, tags and year */
                q?: string;
                series?: string;
                /** @description By default, all that are not archived */
                state?: "kept" | "live" | "hidden" | "draft" | "archived";
                tier?: "Tier 1" | "Tier 2";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminArtworkInventory_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryRecord"];
                };
            };
        };
    };
    AdminArtworkInventory_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UpdateArtworkForm"] & {
                    artworkImages?: string[];
                    catalogueImages?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryRecord"];
                };
            };
        };
    };
    AdminArtworkInventory_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtworkRemoval"];
                };
            };
        };
    };
    AdminArtworkInventory_setLiveStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLiveStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryRecord"];
                };
            };
        };
    };
    AdminArtworkInventory_applyPriceBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryRecord"];
                };
            };
        };
    };
    AdminArtworkInventory_page: {
        parameters: {
            query?: {
                availability?: "available" | "reserved" | "sold" | "not for sale";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Artworks with a price that differs from the price book */
                prices?: "differing";
                /** @description Searches title, series, tags and year */
                q?: string;
                series?: string;
                /** @description By default, all that are not archived */
                state?: "kept" | "live" | "hidden" | "draft" | "archived";
                tier?: "Tier 1" | "Tier 2";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryPage"];
                };
            };
        };
    };
    AdminArtworkInventory_uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
        };
    };
    AdminPrivatePreviews_publishArtwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtworkPublication"];
                };
            };
        };
    };
    AdminAuditLog_list: {
        parameters: {
            query?: {
                /** @description Action, or the beginning of its name: `order.` */
                action?: string;
                /** @description Username of a staff member, or id of any actor */
                actor?: string;
                actorKind?: "collector" | "owner" | "staff" | "device" | "system" | "nobody";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                /** @description First day, in the gallery’s time zone, or a time */
                from?: string;
                limit?: number;
                /** @description Subject: its id, an order number, a certificate’s id, a title, or a username */
                subject?: string;
                /** @description Kind of subject: `order` */
                subjectKind?: string;
                /** @description Last day, inclusive, or a time, exclusive */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
        };
    };
    AdminAuditLog_csv: {
        parameters: {
            query?: {
                /** @description Action, or the beginning of its name: `order.` */
                action?: string;
                /** @description Username of a staff member, or id of any actor */
                actor?: string;
                actorKind?: "collector" | "owner" | "staff" | "device" | "system" | "nobody";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                /** @description First day, in the gallery’s time zone, or a time */
                from?: string;
                limit?: number;
                /** @description Subject: its id, an order number, a certificate’s id, a title, or a username */
                subject?: string;
                /** @description Kind of subject: `order` */
                subjectKind?: string;
                /** @description Last day, inclusive, or a time, exclusive */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminCertificates_list: {
        parameters: {
            query?: {
                /** @description Certificates held by this collector */
                collector?: string;
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                /** @description Whether a certificate in force is signed */
                signature?: "applied" | "missing";
                state?: "issued" | "transferred" | "revoked" | "replaced";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateList"];
                };
            };
        };
    };
    AdminCertificates_csv: {
        parameters: {
            query?: {
                /** @description Certificates held by this collector */
                collector?: string;
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                /** @description Whether a certificate in force is signed */
                signature?: "applied" | "missing";
                state?: "issued" | "transferred" | "revoked" | "replaced";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminCertificates_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateRecord"];
                };
            };
        };
    };
    AdminCertificates_replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateAmendmentReason"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendedCertificate"];
                };
            };
        };
    };
    AdminCertificates_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateAmendmentReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendedCertificate"];
                };
            };
        };
    };
    AdminCertificates_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    AdminCertificates_applySignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendedCertificate"];
                };
            };
        };
    };
    AdminCertificates_transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGalleryTransfer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateRecord"];
                };
            };
        };
    };
    AdminCollectors_list: {
        parameters: {
            query?: {
                /** @description Whether the address is confirmed */
                address?: "confirmed" | "unconfirmed";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                level?: "Standard" | "Premium" | "VIP" | "none";
                limit?: number;
                /** @description Whether they have paid orders */
                orders?: "with" | "without";
                /** @description Text to search for */
                q?: string;
                /** @description Joined on this day or later, in UTC */
                since?: string;
                sort?: "newest" | "name" | "spent";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorList"];
                };
            };
        };
    };
    AdminCollectors_csv: {
        parameters: {
            query?: {
                /** @description Whether the address is confirmed */
                address?: "confirmed" | "unconfirmed";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                level?: "Standard" | "Premium" | "VIP" | "none";
                limit?: number;
                /** @description Whether they have paid orders */
                orders?: "with" | "without";
                /** @description Text to search for */
                q?: string;
                /** @description Joined on this day or later, in UTC */
                since?: string;
                sort?: "newest" | "name" | "spent";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminCollectors_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorDetail"];
                };
            };
        };
    };
    AdminCollectorAccounts_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminCollectorAccounts_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    AdminCollectors_setLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCollectorLevel"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorLevelRecord"];
                };
            };
        };
    };
    AdminCollectors_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCollectorNote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorDetail"];
                };
            };
        };
    };
    AdminCollectors_updateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCollectorNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorDetail"];
                };
            };
        };
    };
    AdminCollectors_removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorDetail"];
                };
            };
        };
    };
    AdminCollectorAccounts_sendPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminPrivatePreviews_viewAsCollector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedArtwork"][];
                };
            };
        };
    };
    AdminPrivatePreviews_releaseReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
                editionNumber: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminCollectorAccounts_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminCommissionRequests_list: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                /** @description Separated by commas */
                status?: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRequestList"];
                };
            };
        };
    };
    AdminCommissionRequests_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommissionRequest"];
            };
        };
        responses: {
            /** @description The inquiry has become one already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRequestRecord"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRequestRecord"];
                };
            };
        };
    };
    AdminCommissionRequests_csv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                /** @description Separated by commas */
                status?: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminCommissionRequests_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRequestDetail"];
                };
            };
        };
    };
    AdminCommissionRequests_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCommissionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRequestDetail"];
                };
            };
        };
    };
    AdminCommissionRequests_requestDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCommissionDeposit"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRequestDetail"];
                };
            };
        };
    };
    AdminCommissionRequests_updateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCommissionRequestStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRequestRecord"];
                };
            };
        };
    };
    AdminDashboard_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
        };
    };
    AdminDashboard_listActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityEntry"][];
                };
            };
        };
    };
    AdminDashboard_listAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttentionGroup"][];
                };
            };
        };
    };
    AdminPrintLedger_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionStock"];
                };
            };
        };
    };
    AdminPrintLedger_createDraftOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePrintDraftOrder"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintSaleLink"];
                };
            };
        };
    };
    AdminPrintLedger_recordOfflineSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOfflineSale"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOfflineSale"];
                };
            };
        };
    };
    AdminPrintLedger_hold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
                editionNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldPrint"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionStock"];
                };
            };
        };
    };
    AdminPrintLedger_release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
                editionNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleasePrint"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionStock"];
                };
            };
        };
    };
    AdminPrintLedger_return: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
                editionNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintActionReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionStock"];
                };
            };
        };
    };
    AdminPrintLedger_void: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
                editionNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintActionReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionStock"];
                };
            };
        };
    };
    AdminEmailTemplates_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateRow"][];
                };
            };
        };
    };
    AdminEmailTemplates_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateRecord"];
                };
            };
        };
    };
    AdminEmailTemplates_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmailTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateRecord"];
                };
            };
        };
    };
    AdminEmailTemplates_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailText"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreview"];
                };
            };
        };
    };
    AdminEmailTemplates_listVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateVersion"][];
                };
            };
        };
    };
    AdminEmails_list: {
        parameters: {
            query?: {
                /** @description What the email is about */
                about?: string;
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                state?: "dead" | "waiting" | "delivered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailList"];
                };
            };
        };
    };
    AdminEmails_csv: {
        parameters: {
            query?: {
                /** @description What the email is about */
                about?: string;
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                state?: "dead" | "waiting" | "delivered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminEmails_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecord"];
                };
            };
        };
    };
    AdminEmails_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecord"];
                };
            };
        };
    };
    AdminEmails_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecord"];
                };
            };
        };
    };
    AdminEventDevices_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminGuests_revokePasses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminEventPhotos_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEventPhoto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminEventPhotoSales_editions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPhotoEditions"];
                };
            };
        };
    };
    AdminEventPhotos_publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminEventPhotoSales_sell: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellEventPhoto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintSaleLink"];
                };
            };
        };
    };
    AdminEventPhotos_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffAuth_verifyGate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminGateRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminInbox_list: {
        parameters: {
            query?: {
                /** @description `me`, `nobody`, or the id of a staff member */
                assigned?: string;
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                due?: "owed" | "late";
                limit?: number;
                /** @description Text to search for */
                q?: string;
                state?: components["schemas"]["MessageState"];
                type?: components["schemas"]["InboxMessageType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
        };
    };
    AdminInbox_exportCsv: {
        parameters: {
            query?: {
                /** @description `me`, `nobody`, or the id of a staff member */
                assigned?: string;
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                due?: "owed" | "late";
                limit?: number;
                /** @description Text to search for */
                q?: string;
                state?: components["schemas"]["MessageState"];
                type?: components["schemas"]["InboxMessageType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminInbox_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminInbox_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminAffiliateApplications_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveApplication"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminInbox_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMessageAssignment"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminAffiliateApplications_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineApplication"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminInbox_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageNote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminInbox_createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageOrder"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminInbox_setReadState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMessageReadState"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminInbox_reply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageReply"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminInbox_changeState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMessageState"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecord"];
                };
            };
        };
    };
    AdminInbox_assignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"][];
                };
            };
        };
    };
    AdminInbox_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageCounts"];
                };
            };
        };
    };
    AdminLetters_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRow"][];
                };
            };
        };
    };
    AdminLetters_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterContent"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRecord"];
                };
            };
        };
    };
    AdminLetters_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRecord"];
                };
            };
        };
    };
    AdminLetters_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLetter"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRecord"];
                };
            };
        };
    };
    AdminLetters_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminLetters_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRecord"];
                };
            };
        };
    };
    AdminLetters_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendLetter"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRecord"];
                };
            };
        };
    };
    AdminLetters_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRecord"];
                };
            };
        };
    };
    AdminLetters_sendTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminLetters_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterContent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterPreview"];
                };
            };
        };
    };
    AdminLetters_reach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterRecipients"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterReach"];
                };
            };
        };
    };
    StaffAuth_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSignInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
        };
    };
    StaffAuth_signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
        };
    };
    StaffAuth_startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
        };
    };
    StaffAuth_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffAuth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentStaffSession"];
                };
            };
        };
    };
    AdminAffiliateCommissions_listReferrals: {
        parameters: {
            query?: {
                attributionStatus?: "counts" | "unknown" | "inactive" | "expired" | "own" | "by_hand";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReferralList"];
                };
            };
        };
    };
    AdminOrders_list: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                /** @description First day, in the gallery’s time zone */
                from?: string;
                limit?: number;
                needs?: "installation" | "dispute" | "fraud-warning" | "refund-approval" | "email-bounced" | "address" | "delivery-quote" | "delivery-payment" | "shipment" | "payment-link";
                /** @description One or more, separated by commas */
                payment?: ("open" | "unpaid" | "paid" | "partly-refunded" | "refunded")[];
                /** @description Text to search for */
                q?: string;
                salesChannel?: "shop" | "live" | "offline";
                /** @description One or more, separated by commas */
                status?: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
                /** @description Last day, in the gallery’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
        };
    };
    AdminOrders_csv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                /** @description First day, in the gallery’s time zone */
                from?: string;
                limit?: number;
                needs?: "installation" | "dispute" | "fraud-warning" | "refund-approval" | "email-bounced" | "address" | "delivery-quote" | "delivery-payment" | "shipment" | "payment-link";
                /** @description One or more, separated by commas */
                payment?: ("open" | "unpaid" | "paid" | "partly-refunded" | "refunded")[];
                /** @description Text to search for */
                q?: string;
                salesChannel?: "shop" | "live" | "offline";
                /** @description One or more, separated by commas */
                status?: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
                /** @description Last day, in the gallery’s time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminOrders_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminCertificates_listByOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCertificate"][];
                };
            };
        };
    };
    AdminPaymentRequests_quoteDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteDelivery"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminOrders_suggestDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryQuoteSuggestion"];
                };
            };
        };
    };
    EventPhotoFiles_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminOrderStudio_markFramed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrders_updateInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderInstallation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrderPapers_invoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    AdminOrders_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderNote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrderPapers_packingSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    AdminPaymentRequests_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestRecord"][];
                };
            };
        };
    };
    AdminPaymentRequests_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPaymentRequest"];
                };
            };
        };
    };
    AdminPaymentRequests_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestRecord"];
                };
            };
        };
    };
    AdminPaymentRequests_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminPaymentRequests_copyLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
        };
    };
    AdminOrderStudio_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    caption?: string;
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrderStudio_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrderStudio_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderPicture"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminAffiliateCommissions_getReferral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAttribution"];
                };
            };
        };
    };
    AdminAffiliateCommissions_assignReferral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderReferral"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAttribution"];
                };
            };
        };
    };
    AdminRefundApprovals_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRefund"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminRefundApprovals_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRefund"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrders_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRefund"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrders_updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderAddress"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrders_updateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminOrders_undoStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
        };
    };
    AdminPapers_catalogueRaisonne: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogueRaisonneRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    AdminPapers_consignmentSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsignmentSheetRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    AdminPapers_wallLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WallLabelsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    AdminStaffAccounts_choosePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetStaffPassword"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminPaymentPage_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPageViolation"][];
                };
            };
        };
    };
    AdminPeople_list: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                /** @description Guests of this event */
                event?: string;
                /** @description `affiliate` is for the owner only */
                kind?: "collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate";
                limit?: number;
                /** @description `none`: never subscribed */
                newsletter?: "confirmed" | "pending" | "ended" | "none";
                /** @description Text to search for */
                q?: string;
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleList"];
                };
            };
        };
    };
    AdminPeople_csv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                /** @description Guests of this event */
                event?: string;
                /** @description `affiliate` is for the owner only */
                kind?: "collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate";
                limit?: number;
                /** @description `none`: never subscribed */
                newsletter?: "confirmed" | "pending" | "ended" | "none";
                /** @description Text to search for */
                q?: string;
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminPeople_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
        };
    };
    AdminPeople_joinAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinAddress"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
        };
    };
    AdminPeople_partAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addressId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
        };
    };
    AdminPeople_recordConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordConsent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
        };
    };
    AdminPeople_endNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
        };
    };
    AdminPeople_updateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePersonNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
        };
    };
    AdminPeople_addTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPersonTag"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
        };
    };
    AdminPeople_removeTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
        };
    };
    AdminPeople_tags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonTag"][];
                };
            };
        };
    };
    AdminPriceBook_getCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPrices"];
                };
            };
        };
    };
    AdminPriceBook_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBookVersions"];
                };
            };
        };
    };
    AdminPriceBook_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePriceBookVersion"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBookVersions"];
                };
            };
        };
    };
    AdminPriceBook_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBookVersions"];
                };
            };
        };
    };
    AdminPriceChanges_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangeRecord"][];
                };
            };
        };
    };
    AdminPriceChanges_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePriceChange"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangeRecord"][];
                };
            };
        };
    };
    AdminPriceChanges_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangeRecord"][];
                };
            };
        };
    };
    AdminPriceChanges_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndonePriceChange"];
                };
            };
        };
    };
    AdminPriceChanges_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceChangeInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangePreview"];
                };
            };
        };
    };
    AdminPrivatePreviews_list: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                state?: "planned" | "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivatePreviewList"];
                };
            };
        };
    };
    AdminPrivatePreviews_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePrivatePreview"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivatePreviewRecord"];
                };
            };
        };
    };
    AdminPrivatePreviews_csv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                state?: "planned" | "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminPrivatePreviews_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivatePreviewRecord"];
                };
            };
        };
    };
    AdminPrivatePreviews_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePrivatePreview"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivatePreviewRecord"];
                };
            };
        };
    };
    AdminPrivatePreviews_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminPrivatePreviews_openNow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivatePreviewRecord"];
                };
            };
        };
    };
    AdminSavedViews_list: {
        parameters: {
            query: {
                list: "artist-notes" | "audit-log" | "certificates" | "collectors" | "affiliate-commissions" | "commission-requests" | "inbox" | "inventory" | "emails" | "orders" | "affiliates" | "people" | "private-previews";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewRecord"][];
                };
            };
        };
    };
    AdminSavedViews_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSavedView"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewRecord"];
                };
            };
        };
    };
    AdminSavedViews_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminSavedViews_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSavedView"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminSearch_find: {
        parameters: {
            query: {
                /** @description Artwork title, optionally with a print’s size and number; name, email, order number, certificate, payment or event */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
        };
    };
    AdminAffiliates_list: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                status?: "active" | "inactive";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateList"];
                };
            };
        };
    };
    AdminAffiliates_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAffiliate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Affiliate"];
                };
            };
        };
    };
    AdminAffiliates_csv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Text to search for */
                q?: string;
                status?: "active" | "inactive";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminAffiliates_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Affiliate"];
                };
            };
        };
    };
    AdminAffiliates_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAffiliate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Affiliate"];
                };
            };
        };
    };
    AdminAffiliates_listCommissions: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Month in which the order was paid, in the gallery’s time zone */
                month?: string;
                /** @description Text to search for */
                q?: string;
                state?: "review" | "declined" | "pending" | "approved" | "paid" | "reversed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateCommissionList"];
                };
            };
        };
    };
    AdminAffiliates_exportCommissionsCsv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Month in which the order was paid, in the gallery’s time zone */
                month?: string;
                /** @description Text to search for */
                q?: string;
                state?: "review" | "declined" | "pending" | "approved" | "paid" | "reversed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminAffiliates_listOrders: {
        parameters: {
            query?: {
                attributionStatus?: "counts" | "unknown" | "inactive" | "expired" | "own" | "by_hand";
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateOrderList"];
                };
            };
        };
    };
    AdminAffiliates_listPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliatePayoutList"];
                };
            };
        };
    };
    AdminAffiliates_createPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAffiliatePayout"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliatePayout"];
                };
            };
        };
    };
    AdminAffiliateStatements_statement: {
        parameters: {
            query?: {
                /** @description In the gallery’s time zone; by default, the current month */
                month?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateStatement"];
                };
            };
        };
    };
    AdminAffiliateStatements_createLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLink"];
                };
            };
        };
    };
    AdminAffiliateStatements_revokeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminAffiliateStatements_exportCsv: {
        parameters: {
            query?: {
                /** @description In the gallery’s time zone; by default, the current month */
                month?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminSeries_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesTable"];
                };
            };
        };
    };
    AdminSeries_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSeriesTable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesTable"];
                };
            };
        };
    };
    AdminSettings_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_brand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBrandSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEventsSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_gate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGateSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthReport"];
                };
            };
        };
    };
    AdminSettings_inbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInboxSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_levels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLevelsSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_links: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLinksSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_orderLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderLimitsSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_partners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePartnersSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_refunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRefundsSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_retention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionRecord"][];
                };
            };
        };
    };
    AdminSettings_sales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSalesSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSettings_tracking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTrackingSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
        };
    };
    AdminSiteContent_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteContentSections"];
                };
            };
        };
    };
    AdminSiteContent_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSiteSection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteContentSections"];
                };
            };
        };
    };
    AdminSiteContent_createPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitePreviewInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePreviewLink"];
                };
            };
        };
    };
    AdminSiteContent_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSectionVersions"];
                };
            };
        };
    };
    AdminSiteFiles_uploadSvg: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    drawing: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSvg"];
                };
            };
        };
    };
    AdminSiteFiles_uploadVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    film: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteVideo"];
                };
            };
        };
    };
    AdminStaffAccounts_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAccount"][];
                };
            };
        };
    };
    AdminStaffAccounts_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStaffAccount"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPasswordLink"];
                };
            };
        };
    };
    AdminStaffAccounts_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminStaffAccounts_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminStaffAccounts_setExportPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetExportPermission"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminStaffAccounts_createPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPasswordLink"];
                };
            };
        };
    };
    AdminAccount_removeStaffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminStaffAccounts_revokeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminStaffAccounts_signInPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSignInPolicy"];
                };
            };
        };
    };
    AdminStaffAccounts_changeSignInPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSignInPolicy"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminStripeWebhooks_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StripeWebhookStatus"];
                };
            };
        };
    };
    AdminEvents_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioEvent"][];
                };
            };
        };
    };
    AdminEvents_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateStudioEvent"] & {
                    /** Format: binary */
                    heroImage?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioEvent"];
                };
            };
        };
    };
    AdminEventsCsv_csv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminEvents_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioEvent"];
                };
            };
        };
    };
    AdminEvents_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDeletion"];
                };
            };
        };
    };
    AdminEvents_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UpdateStudioEvent"] & {
                    /** Format: binary */
                    heroImage?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioEvent"];
                };
            };
        };
    };
    AdminEventDevices_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDevice"][];
                };
            };
        };
    };
    AdminEventFollowUps_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFollowUp"];
                };
            };
        };
    };
    AdminEventFollowUps_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFollowUp"];
                };
            };
        };
    };
    AdminEvents_guests: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description By default, all */
                place?: "registered" | "waitlist";
                /** @description Text to search for */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioEventGuestList"];
                };
            };
        };
    };
    AdminEvents_guestsCsv: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description By default, all */
                place?: "registered" | "waitlist";
                /** @description Text to search for */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AdminEventDevices_createCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingCode"];
                };
            };
        };
    };
    AdminEventPhotoUploads_findKnown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnownPhotosInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownPhotos"];
                };
            };
        };
    };
    AdminEventPhotoUploads_list: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                limit?: number;
                /** @description Order of capture */
                sort?: "latest" | "earliest";
                /** @description By default, all; `for-sale`: published and can be ordered */
                state?: "received" | "waiting" | "published" | "withdrawn" | "failed" | "code-frame" | "for-sale";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminEventPhotoList"];
                };
            };
        };
    };
    AdminEventPhotoUploads_upload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Caption of the next file */
                    caption?: string;
                    /**
                     * Format: date-time
                     * @description Capture time of the next file, if the camera recorded none
                     */
                    capturedAt?: string;
                    photos?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoUploadReceipt"][];
                };
            };
        };
    };
    AdminEvents_createProjectorLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectorLink"];
                };
            };
        };
    };
    AdminEvents_code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateQrCode"];
                };
            };
        };
    };
    AdminEvents_changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEventStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioEvent"];
                };
            };
        };
    };
    UnpaidHoldsAdmin_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidHolds"];
                };
            };
        };
    };
    UnpaidHoldsAdmin_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                originId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidHolds"];
                };
            };
        };
    };
    AffiliateProgram_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateProgram"];
                };
            };
        };
    };
    AffiliateStatements_get: {
        parameters: {
            query?: {
                /** @description In the gallery’s time zone; by default, the current month */
                month?: string;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedAffiliateStatement"];
                };
            };
        };
    };
    Analytics_data: {
        parameters: {
            query?: {
                /** @description Number of days, ending today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, inclusive */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsData"];
                };
            };
        };
    };
    Analytics_summary: {
        parameters: {
            query?: {
                /** @description Number of days, ending today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, inclusive */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsSummary"];
                };
            };
        };
    };
    Tracking_track: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsRecord"] | components["schemas"]["AnalyticsRecords"];
                "text/plain": components["schemas"]["AnalyticsRecord"] | components["schemas"]["AnalyticsRecords"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Artworks_listCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtworkCard"][];
                };
            };
        };
    };
    Artworks_findBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtworkRecord"];
                };
            };
        };
    };
    CollectorAuth_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorRecord"] | null;
                };
            };
        };
    };
    BackInStock_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackInStockRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackInStockResponse"];
                };
            };
        };
    };
    BackInStock_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackInStockToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackInStockResponse"];
                };
            };
        };
    };
    BackInStock_unsubscribe: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackInStockResponse"];
                };
            };
        };
    };
    CartHolds_hold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartHoldRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartHold"];
                };
            };
        };
    };
    CartHolds_release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CertificateTransfers_accept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferView"];
                };
            };
        };
    };
    CertificateTransfers_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferView"];
                };
            };
        };
    };
    CertificateTransfers_lookup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferView"];
                };
            };
        };
    };
    Certificates_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCertificate"];
                };
            };
        };
    };
    Certificates_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateKeys"];
                };
            };
        };
    };
    Checkout_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceipt"];
                };
            };
        };
    };
    Checkout_release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Guests_admitAtFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedAdmissionInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entrance"];
                };
            };
        };
    };
    PrivatePreviews_artistNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistNoteView"][];
                };
            };
        };
    };
    CollectorCertificates_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorCertificate"][];
                };
            };
        };
    };
    CollectorCertificates_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    CertificateTransfers_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCertificateTransfer"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorTransfer"];
                };
            };
        };
    };
    Collection_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
        };
    };
    Collection_insuranceSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    Contact_submit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectorInquiry"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
        };
    };
    PrivatePreviews_preSaleNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePresaleNotification"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresaleNotification"];
                };
            };
        };
    };
    Contact_submitPrintInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintInquiry"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
        };
    };
    PrivatePreviews_privateInventory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedArtwork"][];
                };
            };
        };
    };
    PrivatePreviews_reserve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReservation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationView"];
                };
            };
        };
    };
    PrivatePreviews_release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
                editionNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CertificateTransfers_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CollectorAuth_confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedEmail"];
                };
            };
        };
    };
    CollectorAuth_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CollectorAccount_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorRecord"];
                };
            };
        };
    };
    CollectorAccount_rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCollectorName"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorRecord"];
                };
            };
        };
    };
    CollectorAccount_deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CollectorAccount_changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CollectorAccount_resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CollectorAccount_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    CollectorAccount_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfilePicture_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
        };
    };
    ProfilePicture_replace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePicture"];
                };
            };
        };
    };
    ProfilePicture_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePicture"];
                };
            };
        };
    };
    CollectorAccount_listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRecord"][];
                };
            };
        };
    };
    CollectorAccount_revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CollectorAuth_requestReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CollectorAuth_confirmReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetConfirmation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorSession"];
                };
            };
        };
    };
    CollectorAuth_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorSession"];
                };
            };
        };
    };
    CollectorAuth_signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorSession"];
                };
            };
        };
    };
    CommissionRequests_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRequestRecord"][];
                };
            };
        };
    };
    Contact_write: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
        };
    };
    Checkout_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    Artworks_listAvailableNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                editionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableNumbers"];
                };
            };
        };
    };
    EmailEvents_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailEventReceipt"];
                };
            };
        };
    };
    Newsletter_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSubscriptionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterResponse"];
                };
            };
        };
    };
    EventDevices_pair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairDevice"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairedDevice"];
                };
            };
        };
    };
    DevicePhotos_findKnown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnownPhotosInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownPhotos"];
                };
            };
        };
    };
    DevicePhotos_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Caption of the next file */
                    caption?: string;
                    /**
                     * Format: date-time
                     * @description Capture time of the next file, if the camera recorded none
                     */
                    capturedAt?: string;
                    photos?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoUploadReceipt"][];
                };
            };
        };
    };
    Guests_admitByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenGuestPassLink"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entrance"];
                };
            };
        };
    };
    Guests_savePass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveGuestPass"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedGuestPass"];
                };
            };
        };
    };
    EventPhotoFiles_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
        };
    };
    EventPictureFiles_file: {
        parameters: {
            query?: {
                grant?: string;
            };
            header?: never;
            path: {
                eventId: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/jpeg": string;
                };
            };
            /** @description The client has it */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventReminders_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEventReminder"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReminderReceipt"];
                };
            };
        };
    };
    Guests_unregister: {
        parameters: {
            query: {
                /** @description Token from the URL in the email */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unregistration"];
                };
            };
        };
    };
    Events_list: {
        parameters: {
            query?: {
                /** @description By default, all */
                status?: "live" | "scheduled" | "completed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRecord"][];
                };
            };
        };
    };
    EventPhotoEditions_started: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedEdition"][];
                };
            };
        };
    };
    EventPhotoEditions_editions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPhotoEditions"];
                };
            };
        };
    };
    Events_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRecord"];
                };
            };
        };
    };
    Events_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    Guests_pass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestPass"] | null;
                };
            };
        };
    };
    EventPhotos_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    EventPhotos_photos: {
        parameters: {
            query?: {
                /** @description All changes after this revision, including withdrawn photos */
                revision?: number;
                /** @description Only photos published after this number */
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The event's revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPhoto"][];
                };
            };
            /** @description Nothing has changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Events_code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateQrCode"];
                };
            };
        };
    };
    Favorites_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteRecord"][];
                };
            };
        };
    };
    Favorites_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFavorite"];
            };
        };
        responses: {
            /** @description Saved already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteRecord"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteRecord"];
                };
            };
        };
    };
    Favorites_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artworkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    GallerySettings_gallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GallerySettings"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyDto"];
                };
            };
        };
    };
    Artworks_listLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicLedgerEntry"][];
                };
            };
        };
    };
    Guests_admitAtGate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GateAdmissionInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entrance"];
                };
            };
        };
    };
    EventPhotos_uploads: {
        parameters: {
            query?: {
                /** @description By default, the current event */
                eventId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveUpload"][];
                };
            };
        };
    };
    Newsletter_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterResponse"];
                };
            };
        };
    };
    Newsletter_unsubscribe: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterResponse"];
                };
            };
        };
    };
    OrderLookups_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLookup"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceipt"];
                };
            };
        };
    };
    OrderLookups_changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLookupAddress"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceipt"];
                };
            };
        };
    };
    OrderPictures_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
        };
    };
    CollectorOrders_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorOrder"][];
                };
            };
        };
    };
    EventPhotoOrders_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEventPhotoOrder"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedEventPhotoOrder"];
                };
            };
        };
    };
    CollectorOrders_changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingAddressInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PaymentPage_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
                "text/plain": Record<string, never>;
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PaymentRequests_view: {
        parameters: {
            query?: {
                clientSecret?: string;
                key?: string;
            };
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestView"];
                };
            };
        };
    };
    PaymentRequests_changePhone: {
        parameters: {
            query?: {
                clientSecret?: string;
                key?: string;
            };
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayerPhone"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PaymentRequests_changeAddress: {
        parameters: {
            query?: {
                clientSecret?: string;
                key?: string;
            };
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingAddressInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Checkout_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartQuote"];
                };
            };
        };
    };
    AffiliateApplications_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliateApplicationRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["AffiliateApplicationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateApplicationResponse"];
                };
            };
        };
    };
    SiteContent_content: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteContent"];
                };
            };
        };
    };
    SitePreviews_content: {
        parameters: {
            query: {
                /** @description Token of `/site-preview/:section?token=` */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteContent"];
                };
            };
        };
    };
    StripeWebhooks_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StripeEventReceipt"];
                };
            };
        };
    };
    Tracking_traffic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrafficRecord"] | components["schemas"]["TrafficRecords"];
                "text/plain": components["schemas"]["TrafficRecord"] | components["schemas"]["TrafficRecords"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ImageFiles_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/jpeg": string;
                    "image/svg+xml": string;
                };
            };
            /** @description The client has it */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ImageFiles_placeholder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    WaitingRoom_look: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingRoomPlace"];
                };
            };
        };
    };
    WaitingRoom_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
