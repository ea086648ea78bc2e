/** Generated from the DTO classes of the API by `npm run contracts`. Not to be edited. */

export interface paths {
    "/api/admin/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account of whoever asks */
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
        /** One's own passkeys */
        get: operations["AdminPasskeys_list"];
        put?: never;
        /** Keeps the one that the browser has made */
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
        /** Removes one of one's own passkeys */
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
        /** What the browser needs to make a new one */
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
        /** Changes the password; every other session of the account ends */
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
        /** Confirms who it is by the password, for the next ten minutes */
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
        /** Confirms who it is by a passkey, for the next ten minutes */
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
        /** What the browser needs to prove one of the caller's passkeys */
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
        /** Begins to set up an authenticator app */
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
        /** Turns it on by a first code */
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
        /** Removes one's own second factor, with the password */
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
        /** Newest first */
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
        /** Every commission that matches, streamed */
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
        /** Every day of a range, for the chart */
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
        /** Days, pages, sources, partners, or single visits within their retention */
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
        /** Visits by an affiliate's link */
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
        /** Visits, orders and revenue of a range by source, event or affiliate */
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
        /** The sales by traffic source as a CSV file */
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
        /** Newest first, a page at a time */
        get: operations["AdminArtistNotes_list"];
        put?: never;
        /** Writes to one collector, or to a level and all above it */
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
        /** The list as a CSV file */
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
        /** Changes a note */
        put: operations["AdminArtistNotes_update"];
        post?: never;
        /** Nobody can read it any more */
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
        /** Writes what the dry run has shown, a hundred rows a call; repeating the call continues */
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
        /** A dry run: what the file would change, row by row */
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
         * The public projection of the inventory: no hidden artworks, notes or costs
         * @description With `?view=staff` staff get a list of `InventoryRecord`, hidden artworks included, and everyone else `unauthorized`.
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
        /** Every artwork that matches, with all columns that an import reads */
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
        /** An artwork with everything that staff see of it */
        get: operations["AdminArtworkInventory_find"];
        /**
         * Changes the fields that the form sends
         * @description Only the owner may change prices and edition counts.
         */
        put: operations["AdminArtworkInventory_update"];
        post?: never;
        /** Removes an artwork, or archives it when it has sales, holds, orders or the like */
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
        /** Shows an artwork or hides it */
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
        /** Gives the artwork's sizes the prices of its tier in the price book */
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
        /** A page of the inventory, newest first, hidden artworks included */
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
        /** Uploads one picture before its form, which names it in `pictures`: a form that fails loses none */
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
        /** Audit entries, latest first */
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
        /** Every entry that matches */
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
        /** Newest first, a page at a time */
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
        /** Every certificate that matches, as a streamed file */
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
        /** The certificate with its whole history */
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
        /** Ends it and issues another for the same edition number, which is the answer */
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
        /** The reason stays in the history */
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
        /** The PDF as its holder gets it */
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
         * Applies the photographer's signature
         * @description Repeating it is no error.
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
        /** Gives it to another holder without asking both sides */
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
        /** A page at a time */
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
        /** Every collector that matches, as a streamed file */
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
         * Deletes the account
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
        /** All data about them, as a file */
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
        /** Sets a level by hand; null returns it to the rule */
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
        /** Adds a note that only staff read */
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
        /** Only its author may change a note */
        put: operations["AdminCollectors_updateNote"];
        post?: never;
        /** Only its author may delete a note */
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
        /** Emails them a link to choose a new password */
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
        /** What the collector sees in their private preview */
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
         * Ends a reservation of the collector
         * @description Repeating it is no error.
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
        /** Signs them out everywhere */
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
        /** Newest first, a page at a time */
        get: operations["AdminCommissionRequests_list"];
        put?: never;
        /** Records a request; 200 when the inquiry has led to one before */
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
        /** The list as a CSV file */
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
        /** With its whole history */
        get: operations["AdminCommissionRequests_view"];
        /** Changes the project, budget, quote and staff note */
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
        /** Asks the collector for a deposit, by email and in their account */
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
        /** Sets the status; setting the current one is no error */
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
        /** Key figures and sales */
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
        /** What was done lately, newest first */
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
        /** Only kinds of which something waits, most urgent first */
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
        /** The stock of one edition, number by number */
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
        /** Sells a print to someone beside us or on the telephone: it is held, and they pay by a link */
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
         * @description The same id again is the same sale.
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
        /** Keeps an available print for someone */
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
        /** A print that was kept for someone is available again */
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
        /** A refunded print is for sale again */
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
        /** The print is never sold again */
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
        /** Every email template */
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
        /** One email template with its default */
        get: operations["AdminEmailTemplates_get"];
        /** Sets the content; null restores the default */
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
        /** Renders this content with sample values */
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
        /** Latest first */
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
        /** Dead emails first */
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
        /** Every email that matches, without its text */
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
        /** One email with its text, as far as it is kept */
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
        /** Revokes a device: its next upload is refused */
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
         * Ends every pass of a guest
         * @description Whoever reads the mailbox of the address gets a new one by email.
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
        /** Changes the caption of a photo, and whether it can be ordered */
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
        /** The sizes of a photo, with what is left of each */
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
        /** Approves a photo that waits, or restores one that was withdrawn */
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
        /** Holds the next number for a guest and gives them a payment link */
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
        /** Takes a photo off the feed, or rejects one that waits */
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
         * Checks the gate's password
         * @description Gives access to no data, which needs a session.
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
        /** Newest first, or what is due first */
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
        /** Every message that matches, streamed */
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
        /** Deletes a message that nobody should have sent */
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
        /** Assigns it to someone, or to nobody */
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
        /** Declines the application by email */
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
        /** Adds an internal note */
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
        /** Creates a draft order, holds its prints, and emails the payment link */
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
        /** Marks it as read or unread */
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
        /** Replies by email, signed by the gallery, with the message quoted */
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
         * Closes or reopens it
         * @description No error when it is in that state already.
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
        /** Staff who can be assigned */
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
        /** How many messages wait for a reply */
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
        /** The latest 200, newest first */
        get: operations["AdminLetters_list"];
        put?: never;
        /** Begins a draft */
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
        /** One letter */
        get: operations["AdminLetters_view"];
        /** Changes a draft */
        put: operations["AdminLetters_update"];
        post?: never;
        /** Deletes a draft */
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
        /** Goes on with a stopped one */
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
        /** Sends it to its recipients, now or on a date */
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
        /** Stops it; one that has not begun becomes a draft again */
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
        /** Sends it to the caller alone */
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
        /** Signs in by a passkey, which stands for password and code, and revokes the browser's previous session */
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
        /** What the browser needs to prove a passkey */
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
        /** Who is signed in, if anyone: pages cannot read the cookie */
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
        /** Attributed orders, newest first */
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
        /** Newest first, a page at a time */
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
        /** Every order that matches, streamed */
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
        /** The order with its whole history */
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
        /** The certificates of an order, oldest first; none while the order is not paid */
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
        /** What to quote for the delivery */
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
        /** Emails new links for an order */
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
        /** Marks the prints as framed; the buyer sees it in the order's timeline */
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
        /** What was charged */
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
        /** Adds a note that only staff see */
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
        /** What is in the parcel, without prices */
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
        /** Every payment request on the order, newest first */
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
         * @description Repeating it is not an error.
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
        /** Emails the link to the buyer again */
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
        /** The link of an open payment request, to be passed on */
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
        /** Adds the form's file `picture` with its `caption`, and emails the buyer */
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
        /** Removes a picture with its file */
        delete: operations["AdminOrderStudio_remove"];
        options?: never;
        head?: never;
        /** Changes the caption or the place of a picture */
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
         * The affiliate of this order; all null without one
         * @description Contains no rates.
         */
        get: operations["AdminAffiliateCommissions_getReferral"];
        /** Assigns an affiliate, or none */
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
        /** Refunds as was asked, after the same checks as for any refund */
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
        /** Refunds nothing */
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
        /** Refunds through Stripe, or records a refund that was made offline */
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
        /** Changes where the prints go, until they are shipped */
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
         * Changes the status and emails the buyer
         * @description Repeating it is not an error. Only the owner may cancel or reject, which refunds.
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
        /** Takes back the last status change, for a few seconds: the buyer is told only after them */
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
        /** Works with pictures, facts and editions, a page each */
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
        /** What a venue takes to sell, with numbers, prices, terms and room for signatures */
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
        /** Labels to be cut out and put beside works */
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
        /** Sets a password by the link's token */
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
        /** The latest first */
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
        /** A page at a time, the latest contact first */
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
        /** Everyone who matches, as a streamed file */
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
        /** A person with everything between them and the gallery */
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
        /** Shows this address and those joined to it as the person's */
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
        /** Shows it as a person of its own again */
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
        /** Records that they agreed to letters, and how */
        post: operations["AdminPeople_recordConsent"];
        /** Unsubscribes them */
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
        /** Replaces the note; an empty text removes it */
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
        /** Every tag in use */
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
        /** Every version with its prices and costs, latest first */
        get: operations["AdminPriceBook_list"];
        put?: never;
        /** The version takes effect at once, or at its time */
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
        /** Withdraws a version that has not taken effect yet */
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
        /** The latest first */
        get: operations["AdminPriceChanges_list"];
        put?: never;
        /** Applies a change at once, or on its date */
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
        /** Withdraws a change before its date */
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
         * Brings back the prices that a change replaced
         * @description Prices that were changed again since stay.
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
        /**
         * What a change would do now
         * @description Changes nothing.
         */
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
        /** Newest first, ended ones included, a page at a time */
        get: operations["AdminPrivatePreviews_list"];
        put?: never;
        /** Shows artworks to named collectors, or to a level and all above it */
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
        /** The list as a CSV file */
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
        /** With its reservations and presale notifications */
        get: operations["AdminPrivatePreviews_view"];
        /** Notifies collectors who are added, and nobody twice */
        put: operations["AdminPrivatePreviews_update"];
        post?: never;
        /** Repeating it is no error */
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
        /** Opens it ahead of time */
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
        /** Of one list, the oldest first */
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
        /** A view of the caller; an owner may delete any shared view */
        delete: operations["AdminSavedViews_delete"];
        options?: never;
        head?: never;
        /** Renames or shares a view of the caller; its filters stay */
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
        /** What the caller may read of works, prints, people, orders, certificates and events */
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
        /** Newest first, a page at a time */
        get: operations["AdminAffiliates_list"];
        put?: never;
        /** Creates an affiliate, and sends a welcome email if wanted */
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
        /** Every affiliate who matches, with their balance, streamed */
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
        /** Changes the given fields; placed orders keep their rate */
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
        /** Their commissions, newest first */
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
        /** Every commission that matches, streamed */
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
        /** Orders that they referred, newest first, whatever their attribution status */
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
        /** Their payouts, and the amount of the next one */
        get: operations["AdminAffiliates_listPayouts"];
        put?: never;
        /**
         * Records a payout
         * @description The same id again is the same payout.
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
        /** A month of the statement */
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
        /** Creates the link by which the affiliate reads them; it replaces the former one */
        post: operations["AdminAffiliateStatements_createLink"];
        /**
         * Revokes the link
         * @description No error when there is none.
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
        /** The same as CSV */
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
        /** Every series, in its order */
        get: operations["AdminSeries_table"];
        /** Replaces the whole table; a series with artworks cannot be left out */
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
        /** Every setting that the console shows */
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
        /** Name, artist and addresses of the gallery */
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
        /** How long data of guests is kept */
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
        /** The texts of the gate by tag */
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
         * What is wrong with names, certificates, mail, Stripe, clock, disk and the parts of the API
         * @description Kept for 30 seconds.
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
        /** How long messages are kept */
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
        /** What collectors spend for a level */
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
        /** Links of the gallery, and its charity */
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
        /** How many prints of one edition an order may have */
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
        /** The rate of new affiliates, and when commissions are approved */
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
        /** From which amount on a refund needs a second owner */
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
        /** How long everything that names a person is kept, and when that was last applied */
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
        /** Sales mode, tax and card fee */
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
        /** Whether and how visits are counted, and how long single visits are kept */
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
        /** Every section of the site with its content */
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
        /** Changes one section */
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
        /** A link that shows the unsaved section on its page for an hour */
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
        /** The latest first */
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
        /** Uploads a drawing for the site as an SVG */
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
        /** Every account of owner and staff */
        get: operations["AdminStaffAccounts_list"];
        put?: never;
        /**
         * Creates an account
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
        /** Disables the account; what it did stays in the audit log */
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
        /** Lets a disabled account sign in again */
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
        /** Whether the account may export personal data */
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
        /** A new link to choose a password; it replaces the last one */
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
        /** Disables the second factor of a staff member who lost their phone */
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
        /** Signs the account out everywhere */
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
        /** What is asked of everyone's sign-in */
        get: operations["AdminStaffAccounts_signInPolicy"];
        /** Requires a second factor of everyone, or no longer */
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
        /** Every type of event that has an effect, when each last arrived, and whether Stripe sends it */
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
        /** Every event, the latest first */
        get: operations["AdminEvents_list"];
        put?: never;
        /** The new event is scheduled until its time comes */
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
        /** Every event, the latest first */
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
        /** One event as the console edits it */
        get: operations["AdminEvents_one"];
        put?: never;
        post?: never;
        /** Deletes an event with its photos, or archives it when anything of it was sold or held */
        delete: operations["AdminEvents_delete"];
        options?: never;
        head?: never;
        /** What the form leaves out stays */
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
        /** The event's devices, the newest first */
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
        /** The email of the morning after an event, as it would be sent now */
        get: operations["AdminEventFollowUps_preview"];
        put?: never;
        /** Sends it now to the guests who do not have it */
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
        /** Who registered for an event, and who waits for a place; a page at a time */
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
        /** Every guest that matches, as a streamed file */
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
         * A code for one device
         * @description It is shown only once, and replaces the last one of the same staff member.
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
        /** Which of these files the event has already */
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
        /** Photos in any state, in the order of capture; a page at a time */
        get: operations["AdminEventPhotoUploads_list"];
        put?: never;
        /**
         * Fields before a file belong to it
         * @description Answers once the files are stored; their pictures are rendered afterwards.
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
        /** A URL with a pass, for the projector */
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
        /** The QR code of the gate, of a VIP-only event as well */
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
         * @description Repeating it is no error.
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
        /** Prints that are held and not paid for, by who holds them */
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
         * Ends the cart holds of one origin and expires its unpaid checkouts, which releases their prints
         * @description Only the owner may, as with cancelling orders.
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
        /** What the affiliate program offers: its rates and rules */
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
        /** A month of the statement, signed */
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
        /** The latest visits of a time range */
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
        /** One page view, or several */
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
        /** Artworks for cards */
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
        /** An artwork by its current slug or a former one */
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
        /** The signed-in collector, or null: some clients take any truthy answer for signed in */
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
        /** The response is the same whether or not the address is known */
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
        /** Confirms by the button on the page that the email links to: email scanners only follow links */
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
        /** Unsubscribes, by the page's button or by email clients, which post a form without cookies (RFC 8058) */
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
        /** Holds one print for the cart, for a limited time */
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
        /** Gives the print back */
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
        /** The new owner's answer, signed in with the address that the link was sent to */
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
        /** The holder's answer, authorized by the link */
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
         * What a link is about
         * @description A POST, so that its secret is not logged.
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
        /** Where the QR code on paper leads */
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
        /** The published keys as a JWK set (RFC 7517) */
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
        /** The order behind a checkout; settles it if Stripe's webhook has not arrived yet */
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
        /** The buyer came back without paying: expires the session and releases the prints */
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
        /** The form of the feed */
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
        /** The artist notes for the collector, newest first */
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
        /** Newest sale first */
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
         * The PDF, for its holder only
         * @description Browsers cache it and revalidate each time.
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
        /** Sends both links */
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
        /** With what each cost and costs */
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
        /** All of it with pictures, numbers and certificates, for an insurance */
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
         * Asks to hear when an artwork goes on sale
         * @description Repeating it is no error.
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
        /** Asks to lend or to sell a print that the collector owns */
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
        /** Artworks in the collector's private preview */
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
         * @description Repeating it is no error and does not extend the reservation.
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
         * @description A print that the caller has not reserved is no error, so that it reveals nothing.
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
        /** Calls the transfer off */
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
        /** Confirms an address while signed in to its account */
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
        /** The signed-in caller */
        get: operations["CollectorAccount_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the name */
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
         * Deletes the account
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
        /** Requests another address: a link goes to it, and a notice to the current one */
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
        /** Emails the confirmation link again unless the address is confirmed */
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
        /** All data about the collector, as a file */
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
        /** Changes the password and revokes every other session */
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
         * For its collector only
         * @description The address changes with the picture.
         */
        get: operations["ProfilePicture_file"];
        /** Replaces it by the form's file `picture` */
        put: operations["ProfilePicture_replace"];
        post?: never;
        /** Removes the picture */
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
        /** Where the collector is signed in, most recently used first */
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
        /** Revokes one of them */
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
        /** Chooses the new password and signs in */
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
         * @description An address has at most one.
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
        /** Newest first */
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
        /** The numbers of an edition that can be bought now, to choose one */
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
         * @description Twice is like once.
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
         * Exchanges a code of the console for the device's token
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
        /** Which of these files the event has already */
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
         * Fields before a file belong to it
         * @description Answers once the files are stored; their pictures are rendered afterwards.
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
        /** Opens the emailed link of a guest whose address is registered already */
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
        /** Puts a pass into its cookie: the URL of a projector contains one */
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
        /** In full size */
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
        /** Sends one email an hour before the event, and no other */
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
        /** Unregisters by the page that the email links to, or unsubscribes by the button of email clients, which post a form without cookies (RFC 8058) */
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
        /** Of VIP-only events others see title, times, status and the badge */
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
        /** The sizes of a photo, with what is left of each */
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
        /** One event */
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
        /** The event as an entry for a calendar (iCalendar) */
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
        /** The guest's own pass with the QR code for the camera; null without one, since the page asks before its gate opens */
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
        /** Ids of the photos taken after the guest's own code */
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
         * All photos by number, those after a number, or what changed after a revision
         * @description The ETag is the event's revision; 304 comes from memory, mostly by `FeedNotModifiedService` before this runs.
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
         * Newest first
         * @description Artworks that have left the public catalog are left out until they are back.
         */
        get: operations["Favorites_list"];
        put?: never;
        /** Saves an artwork; 200 when it was saved already */
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
        /** Removes a favorite; repeating it is no error */
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
        /** The process is alive */
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
        /** The process can serve requests; 503 `unavailable` names the missing dependency */
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
        /** The public ledger: how many prints of each artwork are sold, held and reserved, by title */
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
        /** The form of the gate */
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
        /** The feed for the older reader; empty without access, since it shows no errors */
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
        /** Confirms by the button on the page that the email links to: email scanners only follow links */
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
        /** Unsubscribes, by the page's button or by email clients, which post a form without cookies (RFC 8058) */
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
        /** 404 `order_not_found`, whichever of number and address is wrong */
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
        /** Changes where the prints go, until they are shipped */
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
        /** The signature is the permission */
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
        /** Newest first */
        get: operations["CollectorOrders_list"];
        put?: never;
        /** For holders of a pass to the event */
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
        /** Changes where the prints go, until they are shipped */
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
         * Reports of the page's Content-Security-Policy
         * @description Answers the same whatever was sent.
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
        /** The payment request behind a link, by its id or Stripe's; settles it if Stripe's webhook has not arrived yet */
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
        /** Where the buyer of its order can be called, asked for in the same step where no address is */
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
        /** Where the prints of its order go, asked for in the same step as the payment */
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
        /** What a cart costs at an address, before anything is held */
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
         * Applies as an affiliate, by form fields or JSON
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
        /** The site content as the link previews it */
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
         * Receives an event of Stripe's
         * @description Twice is like once.
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
        /** The start of a visit, or of a visit by an event's link */
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
        /** Asked every few seconds by the page of whoever waits: it keeps the place, and calls whoever is next */
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
            /** @description Of the audit log, or `order.` with the kind of the order’s event */
            action: string;
            /** @description `owner Theo`, `staff Mara`, by their first names; of orders also buyer, clock or the way of Stripe’s report */
            actor: string;
            /** Format: date-time */
            at: string;
            id: string;
            /** @description The status that an order or event has moved to */
            status: string | null;
            /** @description Its id; of an order its number */
            subjectId: string | null;
            /** @description What it was done to: order, artwork, collector */
            subjectKind: string | null;
            /** @description What people call it: title or order number */
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
            /** @description One is required, and has to be set up before anything else */
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
            /** @description Why it failed, in words */
            failureReason: string | null;
            fileName: string;
            id: string;
            isAvailableForOrder: boolean;
            /** @description Null while there is none, and once withdrawn */
            picture: components["schemas"]["Picture"] | null;
            /** @description Place in the sequence of publication */
            seq: number | null;
            sha256: string;
            /** @enum {string} */
            state: "received" | "waiting" | "published" | "withdrawn" | "failed" | "code-frame";
            /** @description What a change of the caption is sent as of */
            version: number;
            /** @description The guest whose photograph it is */
            visitorName: string | null;
        };
        AdminEventPhotoCounts: {
            "code-frame": number;
            failed: number;
            /** @description Those of the published ones that can be ordered */
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
            /** @description Of all pages */
            total: number;
        };
        AdminGateRequest: {
            password: string;
        };
        Affiliate: {
            /** @description What the next payout comes to; negative when more was reversed after it was paid */
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
            /** @description By payouts */
            paid: number;
            /** @description Code of the referral link */
            partnerId: string;
            partnerName: string;
            /** @description Earned, its return period not over */
            pending: number;
            /** @example https://gallery.example/?ref=galerie-nord */
            referralUrl: string;
            /** @description Of all lines, by refunds */
            reversed: number;
            /** @description Waits for the owner to decide */
            review: number;
            /**
             * Format: date-time
             * @description When the link to their statement was made; null while there is none
             */
            statementLinkAt: string | null;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description Earned and not reversed: pending, approved and paid together */
            totalCommission: number;
            /** @description Paid orders that earn commission */
            totalOrders: number;
            /** @description To be sent with a change */
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
            /** @description Left empty by people, who do not see it; filled in by robots */
            website?: string;
        };
        AffiliateApplicationResponse: {
            message: string;
            success: boolean;
        };
        AffiliateCommission: {
            /**
             * Format: date-time
             * @description When the return period is over
             */
            approvableAt: string;
            /** @description False while production or shipping has to be entered */
            areCostsKnown: boolean;
            commission: number;
            /**
             * Format: date-time
             * @description When the order was paid
             */
            confirmedAt: string;
            /** @description What the owner answered */
            decisionReason: string | null;
            /**
             * Format: date-time
             * @description Disputed by the bank since; not approved meanwhile
             */
            disputedAt: string | null;
            /** Format: uuid */
            id: string;
            /** @description What price leaves after the costs */
            net: number;
            /** Format: date-time */
            orderedAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            partner: components["schemas"]["AffiliateSummary"];
            /** @description What is still to be paid of it; negative when more went back after it was paid */
            payable: number;
            paymentFee: number;
            /** Format: uuid */
            payoutId: string | null;
            price: number;
            production: number;
            quantity: number;
            /**
             * @description Percent, of the day of the order
             * @example 20.00
             */
            rate: string;
            /** @description Of the commission, what went back */
            reversed: number;
            /**
             * @description What the owner is asked, or was; `costs` when nobody knows what the print has cost
             * @enum {string|null}
             */
            reviewReason: "inactive" | "expired" | "own" | "costs" | null;
            shipping: number;
            /** @example 60x40 */
            size: string;
            /** @enum {string} */
            state: "review" | "declined" | "pending" | "approved" | "paid" | "reversed";
            title: string;
            /** @description To be sent with a change */
            version: number;
        };
        AffiliateCommissionDecision: {
            /** @enum {string} */
            decision: "accept" | "decline";
            /** @description Asked for when it is declined */
            reason?: string;
            /** @description The one that was seen */
            version: number;
        };
        AffiliateCommissionList: {
            items: components["schemas"]["AffiliateCommission"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        AffiliateExample: {
            commission: number;
            /** @description What is left of the price */
            net: number;
            paymentFee: number;
            price: number;
            production: number;
            shipping: number;
            /** @example 60x40 */
            size: string;
        };
        AffiliateList: {
            /** @description Active partners, whatever was searched for */
            active: number;
            items: components["schemas"]["Affiliate"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        AffiliateOrder: {
            /**
             * @description Null while nobody brought it
             * @enum {string|null}
             */
            attributionStatus: "counts" | "unknown" | "inactive" | "expired" | "own" | "by_hand" | null;
            /** Format: date-time */
            capturedAt: string | null;
            /** @description Of the link; null for what was named by hand */
            code: string | null;
            /** @description Dollars that it has earned, reversals taken off */
            commission: number;
            /** @description Empty once the name was taken off */
            customerName: string;
            /** Format: date-time */
            orderedAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description Of the order; to be sent with a change */
            orderVersion: number;
            partner: components["schemas"]["AffiliateSummary"] | null;
            /** @description Why it was named by hand */
            reason: string | null;
            /** @description Dollars of it that went back */
            refunded: number;
            /** @description The whole address with which it came */
            source: string | null;
            /** @example confirmed */
            status: string;
            /** @description Dollars */
            total: number;
        };
        AffiliateOrderList: {
            items: components["schemas"]["AffiliateOrder"][];
            nextCursor: string | null;
            /** @description Of all pages */
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
            /** @description For the owner alone */
            note: string | null;
            /** Format: date-time */
            paidAt: string;
            reference: string | null;
        };
        AffiliatePayoutList: {
            items: components["schemas"]["AffiliatePayout"][];
            /** @description Dollars that the next payout comes to; negative when too much was paid */
            payable: number;
        };
        AffiliateProgram: {
            /** @description By the price book in force; without those whose costs it does not know */
            examples: components["schemas"]["AffiliateExample"][];
            /**
             * @description Percent of the net profit
             * @example 20
             */
            rate: string;
            /**
             * @description Within so many hours an application is answered
             * @example 24-48
             */
            replyHours: string;
            /** @description Days after which a sale can no longer be taken back */
            returnDays: number;
        };
        AffiliateStatement: {
            /** @description What is owed at the end: opening + earned - reversed - paid */
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
            /** @description Months that can be asked for, latest first */
            months: string[];
            /** @description What was owed when the month began */
            opening: number;
            /** @description Sum of the payouts */
            paid: number;
            /** @description Code of the referral link */
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
            /** @description Code of the referral link */
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
            /** @description At most fifty, the latest first */
            visits: components["schemas"]["RecentVisit"][];
        };
        AnalyticsDay: {
            /**
             * @description UTC
             * @example 2026-11-22
             */
            day: string;
            /** @description Owed to partners, code words and channels */
            partnerVisits: number;
            visitors: number;
            visits: number;
        };
        AnalyticsDays: {
            days: components["schemas"]["AnalyticsDay"][];
        };
        AnalyticsRecord: {
            /** @description Not believed: the server decides */
            isPartner?: boolean | null;
            /** @description Path of the page */
            page: string;
            /** @description Code of the link */
            partnerCode?: string | null;
            /** @description Address of the page that led to the gallery */
            referrer?: string | null;
            /** @description Random, of this tab */
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
            /** @description Records that came and were not counted: too many from one address, or no database to write to */
            notCounted: number;
            /** @description Registered partners first */
            partnerTraffic: components["schemas"]["PartnerVisits"][];
            /** @description Last day, included */
            to: string;
            /** @description Most visited first; `(other)` last */
            topPages: components["schemas"]["PageVisits"][];
            topSources: components["schemas"]["SourceVisits"][];
            totalVisits: number;
            /** @description Each counts once a day: who comes on two days counts twice */
            uniqueVisitors: number;
        };
        ApproveApplication: {
            /**
             * @description Percent; the settings' own unless given
             * @example 20.00
             */
            commissionRate?: string;
            email: string;
            /**
             * @description Code of the referral link
             * @example galerie-nord
             */
            partnerId: string;
            /** @example Galerie Nord */
            partnerName: string;
            /** @description Of the message as it was read */
            version: number;
        };
        ArtistNoteList: {
            items: components["schemas"]["ArtistNoteRecord"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        ArtistNoteRecord: {
            /** @description Its one reader; null for a level */
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
            /** @description What the picture shows */
            pictureAlt: string;
            text: string;
            title: string;
            /** @description To be sent with a change */
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
            /** @description The photograph itself: first artwork picture, else first catalogue picture */
            photograph: components["schemas"]["Picture"] | null;
            /** @description First catalogue picture, else first artwork picture */
            picture: components["schemas"]["Picture"] | null;
            /** @description Lowest price in dollars; null when none is shown */
            priceFrom: number | null;
            series: string;
            slug: string;
            sold: number;
            /** @description Includes 'new' and 'limited' where they apply */
            tags: string[];
            /** @description 'Tier 2' in either spelling, versus others */
            tier: string;
            /** @description 'Untitled Artwork' when it has none */
            title: string;
            /** @description Numbers in all of its editions */
            total: number;
            year: number;
        };
        ArtworkFormParts: {
            /** @description Up to three, by letter; letters left out or null are taken off sale */
            customSizes: (components["schemas"]["CustomSizePart"] | null)[];
            pictures: components["schemas"]["PictureParts"];
            /** @description By size key; sizes left out stay */
            printSizes: {
                [key: string]: components["schemas"]["PrintSizePart"];
            };
            specialEdition: components["schemas"]["SpecialEditionPart"];
        };
        ArtworkPriceChange: {
            after: number;
            artworkId: string;
            before: number;
            /** @description Its prices were set by hand */
            priceOverride: boolean;
            size: string;
            title: string;
        };
        ArtworkPublication: {
            /** @description Whether it was hidden until now */
            isNew: boolean;
            /** @description Collectors of the pre-sale list who are told now, in the order they asked */
            told: number;
        };
        ArtworkRecord: {
            /** @description Artist's proofs beside the numbered prints */
            artistProofs: number;
            artworkImages: components["schemas"]["Picture"][];
            /** @description The photograph itself */
            artworkImageUrls: string[];
            availableSizes: components["schemas"]["AvailableSize"][];
            catalogueImages: components["schemas"]["Picture"][];
            /** @description The work as it hangs on a wall */
            catalogueImageUrls: string[];
            description: string | null;
            editionOptions: components["schemas"]["EditionOption"][];
            id: string;
            /** @description First of imageUrls, or the placeholder */
            imageUrl: string;
            /** @description Both, in the order in which one is shown for the work */
            imageUrls: string[];
            isFeatured: boolean;
            medium: string;
            /** @enum {string} */
            orientation: "landscape" | "square";
            /** @description By size key, those not offered included */
            printSizes: {
                [key: string]: components["schemas"]["PrintSize"];
            };
            series: string;
            slug: string;
            /**
             * Format: date-time
             * @description When the last print of all editions was sold; null while one is left
             */
            soldOutAt: string | null;
            /** @description Includes 'new' and 'limited' where they apply */
            tags: string[];
            /** @description 'Tier 2' in either spelling, versus others */
            tier: string;
            /** @description 'Untitled Artwork' when it has none */
            title: string;
            year: number;
        };
        ArtworkRemoval: {
            /**
             * @description Archived when someone owns, holds or reserves a print of it, or did
             * @enum {string}
             */
            outcome: "removed" | "archived";
        };
        AttentionGroup: {
            /** @description Of all, not only of those that are listed */
            count: number;
            /** @description The most urgent ones */
            items: components["schemas"]["AttentionItem"][];
            kind: components["schemas"]["AttentionKind"];
        };
        AttentionItem: {
            /**
             * Format: date-time
             * @description Since when, or until when
             */
            at: string | null;
            /** @description Empty where the title says it all */
            detail: string;
            /** @description Of an order or a certificate its number */
            id: string;
            /** @description The status of an order, its payment link where that expires; the event of a photograph, the partner of a commission line, the number of a print */
            relatedId: string | null;
            /** @description Of a task that failed its kind */
            title: string;
            /** @description To be sent with a change of it */
            version: number | null;
        };
        /** @enum {string} */
        AttentionKind: "disputed_orders" | "fraud_warnings" | "refund_approvals" | "messages_to_reply_to" | "bounced_emails" | "missing_addresses" | "orders_to_quote" | "orders_to_ship" | "installations" | "deliveries_to_pay" | "expiring_links" | "expiring_holds" | "certificates_to_sign" | "photos_to_approve" | "commission_requests" | "commission_lines" | "payouts" | "failed_emails" | "failed_photos" | "scarce_editions";
        Attribution: {
            campaign: string | null;
            eventId: string | null;
            eventName: string | null;
            /** @description A path */
            landingPage: string | null;
            /** @example social */
            medium: string | null;
            /** @example instagram */
            source: string | null;
        };
        AuditActor: {
            id: string | null;
            /**
             * @description `nobody` is someone unknown: a guess at a password
             * @enum {string}
             */
            kind: "collector" | "owner" | "staff" | "device" | "system" | "nobody";
            /** @description A user name of the console, or a collector’s name */
            name: string | null;
        };
        AuditPage: {
            items: components["schemas"]["AuditRecord"][];
            nextCursor: string | null;
            /** @description Of all entries that the filters let through */
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
             * @description What people call it; null for what is gone or has no name
             * @example TF-7K3M-Q9XD
             */
            name: string | null;
        };
        AuthenticatorCode: {
            code: string;
        };
        AvailableAt: {
            /** @description Where, after “Now Available at” */
            gallery: string;
            /** @description How one gets in */
            note: string;
            rooms: components["schemas"]["GalleryRoom"][];
            text: string;
            works: components["schemas"]["ExhibitedPrintRef"][];
        };
        AvailableNumbers: {
            editionId: string;
            /** @description Ascending; empty when none is available */
            numbers: number[];
            /** @description Numbers in the edition */
            total: number;
        };
        AvailableSize: {
            /** @description Numbers in the edition */
            edition: number;
            /** @description Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry */
            price: number | null;
            size: string;
            sold: number;
        };
        BackInStockRequest: {
            editionId: string;
            /** @description Left out by a collector, who is told at the account’s address */
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
            /** @description In the United States by code or name. Where it and the ZIP disagree, tax goes by the ZIP */
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
            /** @description Who made the works */
            artist: string | null;
            city: string;
            /** @description Where visitors write to */
            email: string;
            name: string;
            /**
             * @description Of certificates, invoices and other papers
             * @enum {string}
             */
            paper?: "letter" | "a4";
            /**
             * @description Of the gallery’s address on papers
             * @example 410 Larkspur Lane
             */
            street?: string;
            studio: string;
            /**
             * @description Of the gallery's times, and of new events
             * @example America/Chicago
             */
            timeZone?: string;
            /** @description Middle of the area of free delivery */
            zip: string;
        };
        BrandSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["BrandSection"];
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        CardSize: {
            /** @description Numbers in the edition */
            edition: number;
            /** @description Outer frame in inches, 42x32; null when unframed */
            frameSize: string | null;
            /** @description Numbers in unpaid orders */
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
            /** @description Secret: goes along with the checkout, and ends the hold */
            id: string;
            /** @description The same in seconds from now, for clocks that are wrong */
            secondsLeft: number;
        };
        CartHoldRequest: {
            artworkId: string;
            /** @description The lowest available number unless given */
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
            /** @description Whether the address says which tax and delivery apply */
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
            /** @description The billing address when left out */
            shipping?: components["schemas"]["QuoteAddress"];
        };
        CatalogueRaisonneRequest: {
            artworkIds: string[];
            /** @description Whether certificates of sold prints are listed; they name nobody */
            showsCertificates: boolean;
        };
        CertificateAmendmentReason: {
            /** @example Damaged in transit and destroyed */
            reason: string;
            /** @description Of the certificate that was looked at; a stale one is refused */
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
            /** @description Thumbprint of the key (RFC 7638); certificates name it as keyId */
            kid: string;
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            use: "sig";
            /** @description The key, base64url */
            x: string;
        };
        CertificateKeys: {
            keys: components["schemas"]["CertificateKey"][];
        };
        CertificateList: {
            /** @description There are more than `total` */
            isTotalMinimum?: boolean;
            items: components["schemas"]["CertificateRow"][];
            nextCursor: string | null;
            /** @description Of all pages; of a search up to 1,000 */
            total: number;
        };
        CertificateRecord: {
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description Of the account that it is in */
            collectorId: string | null;
            /** @description The owner’s words for a custom frame */
            customFrame: string | null;
            editionId: string;
            /** @description The 3 in `3 of 9` */
            editionNumber: number;
            /** @description Names the ledger entry on paper */
            entry: string;
            frameSize: string | null;
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Oldest first */
            history: components["schemas"]["CertificateRecordEntry"][];
            holderEmail: string;
            /** @description Empty once the account was deleted */
            holderName: string;
            /**
             * Format: uuid
             * @description As messages of the console name it
             */
            id: string;
            /** Format: date-time */
            issuedAt: string;
            medium: string;
            /** @description What who is asking can do */
            moves: ("signature" | "transfer" | "replace" | "revoke")[];
            orderNumber: string | null;
            picture: components["schemas"]["Picture"] | null;
            /** @description coaId of the one that took its place */
            replacedBy: string | null;
            /** @description coaId of the one whose place it took */
            replaces: string | null;
            /** Format: date-time */
            saleDate: string;
            series: string;
            /** @description Whether the photographer's signature stands beneath it */
            signatureApplied: boolean;
            signed: components["schemas"]["SignedCertificate"];
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
            /** @description The 9 in `3 of 9` */
            total: number;
            /** @description One that its holder has asked for */
            transfer: components["schemas"]["CollectorTransfer"] | null;
            /** @description Sent back with what is done to it; a stale one is refused */
            version: number;
            year: number;
        };
        CertificateRecordEntry: {
            /** @example owner ben */
            actor: string;
            /** Format: date-time */
            at: string;
            /** @description Empty once the account was deleted */
            holderName: string;
            note: string | null;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
        };
        CertificateRow: {
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description Of the account that it is in */
            collectorId: string | null;
            /** @description The 3 in `3 of 9` */
            editionNumber: number;
            holderEmail: string;
            /** @description Empty once the account was deleted */
            holderName: string;
            /** Format: date-time */
            issuedAt: string;
            orderNumber: string | null;
            /** @description Whether the photographer's signature stands beneath it */
            signatureApplied: boolean;
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "issued" | "transferred" | "revoked" | "replaced";
            /** @description The 9 in `3 of 9` */
            total: number;
        };
        CertificateVersion: {
            /** @description Of the certificate that was looked at; a stale one is refused */
            version?: number;
        };
        CheckoutCustomer: {
            email: string;
            name: string;
        };
        CheckoutLineItem: {
            artworkId?: string;
            /** @description The numbers that the buyer has chosen: these and no others are sold, or `number_taken` */
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
             * @description Terms of delivery that the page showed
             * @enum {string}
             */
            delivery?: "none" | "free-local" | "quoted" | "to-confirm";
            estimatedTax?: number;
            /** @enum {string} */
            orderType: "fine_art_purchase";
            /** @description Code of the partner's link */
            referralPartnerId?: string | null;
            /** @description The whole address with which the referral came */
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
             * @description When the prints are given back unless paid
             */
            expiresAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            sessionId: string;
            /** @description Stripe's page */
            sessionUrl: string;
        };
        CheckoutSessionRequest: {
            /** @description Cents. Not relied on */
            amount?: number;
            billing: components["schemas"]["BillingAddress"];
            /** @description On the gallery's own origin */
            cancelUrl: string;
            /** @description Of the prints that the cart holds */
            cartHoldIds?: string[];
            /** @example usd */
            currency: string;
            customer: components["schemas"]["CheckoutCustomer"];
            installation?: components["schemas"]["InstallationAddress"];
            items: components["schemas"]["CheckoutLineItem"][];
            metadata: components["schemas"]["CheckoutMetadata"];
            /** @description The buyer's words; rush production is asked for here */
            notes?: string;
            shipping?: components["schemas"]["ShippingAddress"];
            /** @description On the gallery's own origin; Stripe fills in {CHECKOUT_SESSION_ID} */
            successUrl: string;
            /** @description Of the buyer's place in the waiting room, if they have one */
            waitingRoomToken?: string;
        };
        Collection: {
            /** @description Newest sale first */
            prints: components["schemas"]["CollectionPrint"][];
            /** @description Dollars, of the prints whose price is known */
            totalPaid: number;
            /** @description Dollars: list prices, and prices paid where there is no list price */
            totalValue: number;
        };
        CollectionPrint: {
            artworkId: string;
            artworkTitle: string;
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description The owner’s words for a custom frame */
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
            /** @description Whether the gallery no longer shows the artwork to the public */
            isArtworkHidden: boolean;
            /** @description Dollars; null on inquiry */
            listPrice: number | null;
            medium: string;
            /** @description The holder’s own order; null for who got it since */
            orderId: string | null;
            /**
             * @description Opens in a new tab
             * @example /api/collector/certificates/COA-….pdf
             */
            pdfPath: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Dollars, without tax; null for a print that came from another holder */
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
            /** @description Whether the gallery no longer shows the artwork to the public */
            isArtworkHidden: boolean;
            /** @description The holder’s own order; null for who got it since */
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
            /** @description Whether the owner gave it; then no rule changes it */
            isLevelManual: boolean;
            /** @description Empty when none was given */
            lastName: string;
            /** @description Null when they never asked for them */
            letters: components["schemas"]["NewsletterConsent"] | null;
            /** @enum {string|null} */
            level: "Standard" | "Premium" | "VIP" | null;
            /** @description Newest first */
            levelHistory: components["schemas"]["CollectorLevelChange"][];
            /** @description What a change of the level is sent as of */
            levelVersion: number;
            /** @description Newest first */
            notes: components["schemas"]["CollectorNoteView"][];
            /** @description Newest first */
            orders: components["schemas"]["CollectorPurchase"][];
            /** @description In the order they asked */
            presaleRequests: components["schemas"]["CollectorPresaleNotification"][];
            /** @description Newest first */
            previews: components["schemas"]["CollectorPrivatePreview"][];
            reservations: components["schemas"]["CollectorReservation"][];
            /** @description Where they are signed in */
            sessions: number;
            totals: components["schemas"]["PurchaseTotals"];
        };
        CollectorInquiry: {
            /**
             * Format: uuid
             * @description The work it is about
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
            /** @description `new` until someone took it up */
            state: string;
        };
        /** @enum {string} */
        CollectorLevel: "Standard" | "Premium" | "VIP";
        CollectorLevelChange: {
            /** Format: date-time */
            at: string;
            /** @enum {string|null} */
            from: "Standard" | "Premium" | "VIP" | null;
            /** @description False when it was given back to the rule */
            isGiven: boolean;
            /** @enum {string|null} */
            to: "Standard" | "Premium" | "VIP" | null;
        };
        CollectorLevelRecord: {
            /** @enum {string|null} */
            collectorLevel: "Standard" | "Premium" | "VIP" | null;
            id: string;
            /** @description Whether the owner gave it; then no rule changes it */
            isLevelManual: boolean;
        };
        CollectorList: {
            items: components["schemas"]["CollectorRow"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        CollectorNoteView: {
            /** @description First name of who wrote it */
            by: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            id: string;
            /** @description Whether the caller wrote it, and may change it */
            isOwn: boolean;
            text: string;
            version: number;
        };
        CollectorOrder: {
            /** @description What can be paid, oldest first */
            balances: components["schemas"]["OrderBalance"][];
            /** @description Whether the address can still be changed */
            canEditAddress: boolean;
            cardFee: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Oldest first */
            events: components["schemas"]["OrderMilestone"][];
            /** @description Shipping and framing that were agreed and paid with the prints */
            extras: number;
            id: string;
            lines: components["schemas"]["CollectorOrderLine"][];
            /** @description The buyer's own words */
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
            /** @description From the studio */
            pictures: components["schemas"]["OrderPicture"][];
            /**
             * Format: date-time
             * @description When the prints are made at the latest; null unless they are in the making
             */
            promisedBy: string | null;
            shipping: components["schemas"]["ReceiptShipping"];
            /** @description Null until the buyer has given it */
            shippingAddress: components["schemas"]["OrderAddress"] | null;
            /**
             * @description Of the first line
             * @example 30x20
             */
            size: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            steps: components["schemas"]["OrderStepRecord"][];
            subtotal: number;
            /** @description Charged, not estimated */
            tax: number;
            /** @description What the card was charged */
            total: number;
            /** @description Dollars, what was charged */
            totalPrice: number;
            trackingNumber: string | null;
            trackingUrl: string | null;
        };
        CollectorOrderLine: {
            artworkId: string;
            /** @description The owner’s words for a custom frame */
            customFrame: string | null;
            /** @description Of a paid event photo */
            digitalFile: components["schemas"]["DigitalFile"] | null;
            /** @description Numbers of the sold prints, ascending; none before the sale */
            editionNumbers: number[];
            /** @description Size of the edition; 0 for what has no number */
            editionTotal: number;
            frameSize: string | null;
            /**
             * @description A frame style, or Unframed
             * @example Black
             */
            frameStyle: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Dollars, one print */
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
            /** @description By name; else by their level */
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
            /** @description Of the works */
            titles: string[];
            /** @description Dollars */
            total: number;
        };
        CollectorRecord: {
            /**
             * @description Null is a first-time collector
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
             * @description When it ends by itself
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
            /** @description Whether the owner gave it; then no rule changes it */
            isLevelManual: boolean;
            /** @description Empty when none was given */
            lastName: string;
            /** Format: date-time */
            lastOrderAt: string | null;
            /** @enum {string|null} */
            level: "Standard" | "Premium" | "VIP" | null;
            /** @description Orders of which something stayed paid */
            paidOrders: number;
            /** @description Dollars that stayed paid */
            spent: number;
        };
        CollectorSession: {
            collector: components["schemas"]["CollectorRecord"];
            /** @description The secret of the session, for `Authorization: Bearer` */
            sessionId: string;
        };
        CollectorTransfer: {
            /** @description Where the new owner’s link went */
            email: string;
            /**
             * Format: date-time
             * @description When both links end
             */
            expiresAt: string;
            id: string;
            /** @enum {string} */
            state: "asked" | "confirmed" | "accepted";
            /** @description Name of the new owner, as the holder gave it */
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
            /** @description Where the collector pays; null unless it is open, and for staff */
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
            /** @description The inquiry that it came from */
            inquiryId: string | null;
            /** @description Where it may go from here */
            moves: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
            /** @example Diptych for a stairwell */
            projectType: string;
            /** @description Dollars */
            quote: number | null;
            /** @description For the gallery alone */
            staffNote: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            /** @description To be sent with a change */
            version: number;
            wantsStudioVisit: boolean;
        };
        CommissionRequestEvent: {
            /** Format: date-time */
            at: string;
            /** @description Why, in the words of the gallery */
            note: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        CommissionRequestHistoryEntry: {
            /** @example staff ben */
            actor: string;
            /** Format: date-time */
            at: string;
            /** @description Why; the collector reads it */
            note: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
        };
        CommissionRequestList: {
            items: components["schemas"]["CommissionRequestRow"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        CommissionRequestRecord: {
            /** @example $10,000–$15,000 */
            budgetRange: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Null before one is asked for, and after its link has ended unpaid */
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
            /** @description Street, city and contact, a line each */
            address: string;
            /**
             * Format: date
             * @description When they come back
             */
            endsOn: string;
            /** @description After the gallery’s own; empty for none */
            furtherTerms: string;
            prints: components["schemas"]["PaperPrint"][];
            /**
             * Format: date
             * @description When the works are handed over, in the gallery’s time zone
             */
            startsOn: string;
            /** @example Meridian Hotel */
            venue: string;
            /** @description What the venue keeps of a price, in percent */
            venueSharePercent: number;
        };
        ContactCategory: {
            name: string;
            /**
             * @description Chosen in the form for those who come from here
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
            /** @description Left empty by people, who do not see it; filled in by robots */
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
             * @description The first day, in UTC
             */
            from: string;
            orders: number;
            /** @description Dollars that stayed paid */
            revenue: number;
            /** @description What brought most first, what came by none last; together they are the whole */
            rows: components["schemas"]["ConversionReportRow"][];
            /**
             * Format: date
             * @description The last day, in UTC
             */
            to: string;
            visits: number;
        };
        ConversionReportRow: {
            /** @description Source, id of the event or of the partner; null for what came by none, `(other)` for the rest */
            key: string | null;
            /** @description Title of the event, name of the partner */
            name: string | null;
            /** @description Paid in these days */
            orders: number;
            /** @description Dollars of them that stayed paid */
            revenue: number;
            /** @description Of all revenue of these days, in whole percent */
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
             * @description Percent; the settings' own unless given
             * @example 20.00
             */
            commissionRate?: string;
            email: string;
            /** @description For the owner alone */
            notes?: string | null;
            /**
             * @description Code of the referral link
             * @example galerie-nord
             */
            partnerId: string;
            /** @example Galerie Nord */
            partnerName: string;
            /**
             * @description Mails the partner their link and the one to their statement
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
            /** @description Dollars, as it was seen; another sum is refused */
            amount: number;
            /**
             * Format: uuid
             * @description By who asks; the same again is the same payout
             */
            id: string;
            /** @example Bank transfer */
            method: string;
            /** @description For the owner alone */
            note?: string | null;
            reference?: string | null;
        };
        CreateArtistNote: {
            /** @description One collector; instead of level */
            collectorId?: string;
            /**
             * @description This level and all above it
             * @enum {string}
             */
            level?: "Standard" | "Premium" | "VIP";
            /** @description Id of a stored picture */
            mediaId?: string;
            /** @description What the picture shows */
            pictureAlt?: string;
            text: string;
            title: string;
        };
        CreateArtworkForm: {
            /** @description Artist's proofs beside the numbered prints */
            artistProofs?: number | null;
            /** @enum {string} */
            availability?: "available" | "reserved" | "sold" | "not for sale";
            /** @description What the frame Custom is */
            customFrameStyle?: string;
            /** @description JSON of `ArtworkFormParts.customSizes`; letters left out are taken off sale */
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
            /** @description JSON of `ArtworkFormParts.pictures`: which pictures, in which order. Files that come along follow them; without it they follow those that are there */
            pictures?: string;
            /** @description Prices stay as they are when the tier changes */
            priceOverride?: boolean;
            /** @description JSON of `ArtworkFormParts.printSizes`; sizes left out stay */
            printSizes?: string;
            /** @description An address that begins with https:// or http:// */
            purchaseLink?: string;
            /** @description Required unless it is a draft */
            series?: string;
            /** @enum {string} */
            sizeType?: "standard" | "square" | "custom";
            /** @description JSON of `ArtworkFormParts.specialEdition` */
            specialEdition?: string;
            /** @description Comma-separated */
            tags?: string;
            /** @enum {string} */
            tier?: "Tier 1" | "Tier 2" | "Tier 2 – Gallery/Collector Price";
            /** @description Required unless it is a draft */
            title?: string;
            /** @description What is no number counts as the current year */
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
             * @description Whose it is; or by `email`, or by the inquiry
             */
            collectorId?: string;
            /** @description The inquiry's own words when left out */
            description?: string;
            /** @description Whose it is, by the address they have confirmed */
            email?: string;
            /**
             * Format: uuid
             * @description The inquiry of type Commission that it comes from
             */
            inquiryId?: string;
            /** @example Diptych for a stairwell */
            projectType: string;
            wantsStudioVisit: boolean;
        };
        CreatedEventPhotoOrder: {
            /** @description The gallery's own payment page */
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
            /** @description The photograph's id */
            itemId: string;
            /** @enum {string} */
            orderType: "event_photo";
            /** @example 1 */
            quantity: number;
            /** @description Code of the partner's link */
            referralPartnerId?: string | null;
            /** @description The whole address with which the referral came */
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
            /** @description Empty for someone who gave none */
            email: string;
            name: string;
            /** @example Damaged in transit and destroyed */
            reason: string;
            /** @description Whether both holders are written to */
            tellsBoth: boolean;
            /** @description Of the certificate that was looked at; a stale one is refused */
            version?: number;
        };
        CreateMessageNote: {
            note: string;
        };
        CreateMessageOrder: {
            buyer: components["schemas"]["MessageOrderBuyer"];
            /**
             * @description Days until the link ends
             * @default 7
             */
            days?: number;
            /** @description Dollars; none when left out */
            framing?: number;
            items: components["schemas"]["MessageOrderItem"][];
            /** @description Dollars; none when left out */
            shipping?: number;
            /** @description Of the message as it was read */
            version: number;
            /** @description The gallery’s own words in the mail with the link */
            words?: string;
        };
        CreateMessageReply: {
            subject: string;
            text: string;
            /** @description Of the message as it was read */
            version: number;
        };
        CreateOfflineSale: {
            buyer: components["schemas"]["OfflineSaleBuyer"];
            /** @description The lowest free one when left out */
            editionNumber?: number | null;
            /**
             * @description The edition's own when left out
             * @example Black Frame
             */
            frameType?: string;
            /** @description A UUID by the page. The same again is the same sale, however often it is sent */
            id: string;
            /** @description For the order */
            notes?: string;
            /** @enum {string} */
            paymentMethod: "cash" | "check" | "card" | "transfer" | "other";
            /** @description Dollars that were agreed, tax included */
            price: number;
            /** @description Whether the buyer gets the mail that confirms the order */
            tellsBuyer: boolean;
            /** @description Of the number that was looked at */
            version?: number;
        };
        CreateOrderNote: {
            /** @description For the gallery alone; the buyer never reads it */
            note: string;
        };
        CreateOrderRefund: {
            /** @description Dollars, to the cent; else what was paid for the lines */
            amount?: number;
            /** @description A UUID by the page. The same again is the same refund, however often it is sent */
            id: string;
            /** @description Their certificates end; the prints stay sold */
            lines?: components["schemas"]["CreateOrderRefundLine"][];
            /** @example Damaged in transit */
            reason: string;
            /** @description Of the record that was looked at */
            version: number;
        };
        CreateOrderRefundLine: {
            /** @description Empty for a line without numbers: then all of it */
            editionNumbers: number[];
            lineId: string;
        };
        CreatePaymentRequest: {
            /**
             * @description Days until the link ends
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
            /** @description Why, for those who compare versions */
            note: string;
            readings: components["schemas"]["PriceReadingLines"][];
            /** @description The latest version that was seen */
            seen: number;
            /**
             * Format: date-time
             * @description Null is at once
             */
            takesEffectAt: string | null;
        };
        CreatePriceChange: {
            /** @description Artworks that keep their prices */
            except: string[];
            /** @enum {string} */
            kind: "percent" | "amount";
            /** @description Why, for those who read the history */
            note: string;
            /** @description `seen` of the preview that this change follows */
            seen: string;
            /**
             * @example [
             *       "30x20"
             *     ]
             */
            sizes: string[];
            /**
             * Format: date-time
             * @description Null is at once
             */
            takesEffectAt: string | null;
            /** @description A percentage, or an amount in dollars; negative lowers prices */
            value: number;
        };
        CreatePrintDraftOrder: {
            buyer: components["schemas"]["DraftOrderBuyer"];
            /** @description The lowest free one when left out */
            editionNumber?: number | null;
            /**
             * @description The edition's own when left out
             * @example Black Frame
             */
            frameType?: string;
            /** @description Dollars that were agreed, tax included */
            price: number;
            /** @description Of the number that was looked at */
            version?: number;
        };
        CreatePrivatePreview: {
            /** @description In the order in which they are shown */
            artworkIds: string[];
            /** @description Collectors by name; instead of level */
            collectorIds?: string[];
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description Whether they are told by mail when it opens
             * @default true
             */
            isAnnounced?: boolean;
            /**
             * @description This level and all above it
             * @enum {string}
             */
            level?: "Standard" | "Premium" | "VIP";
            /** @description The artist's words to those who see it */
            note?: string;
            /**
             * Format: date-time
             * @description At once unless given
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
            /** @description As they stand in the list's address: text by name, 12 at most of 200 characters each */
            filters: {
                [key: string]: string;
            };
            /** @description For everyone who works here: only the owner says so */
            isShared: boolean;
            /** @enum {string} */
            list: "artist-notes" | "audit-log" | "certificates" | "collectors" | "affiliate-commissions" | "commission-requests" | "inbox" | "inventory" | "emails" | "orders" | "affiliates" | "people" | "private-previews";
            /** @description One of its kind among the views that the caller has of the list */
            name: string;
        };
        CreateStaffAccount: {
            email: string;
            firstName: string;
            /** @enum {string} */
            role: "owner" | "staff";
            /** @description Small letters, digits, dots, dashes and underscores */
            username: string;
        };
        CreateStudioEvent: {
            /** @description Added to the camera's clock, in milliseconds */
            cameraOffsetMs?: number;
            description: string;
            /**
             * Format: date-time
             * @description Three hours after the beginning unless given
             */
            endDate?: string;
            /**
             * Format: date-time
             * @description When it begins; without a zone it is the venue’s
             */
            eventDate: string;
            /** @example Portrait session */
            eventType?: string;
            /**
             * @description Shared with its photographs; the gallery's hashtag when left empty
             * @example #PaperEvening
             */
            hashtag?: string | null;
            /** @description Open to VIP collectors only */
            isVipOnly?: boolean;
            /** @description Proofs carry a mark */
            isWatermarked?: boolean;
            location: string;
            /** @description 50 when left out, no limit when empty */
            maxAttendees?: number | null;
            /** @description Photographs wait for approval */
            needsApproval?: boolean;
            /** @description Guests get their photographs by email on the morning after */
            sendsFollowUp?: boolean;
            /**
             * @description The venue's; the gallery's unless given
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
            /** @description In inches */
            frameSize?: string;
            /** @enum {string} */
            frameStyle?: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description In inches */
            imageSize?: string;
            /**
             * @description The letter of its place unless given
             * @enum {string}
             */
            label?: "A" | "B" | "C";
            /** @description Dollars; 0 for on inquiry */
            price?: number | string;
        };
        Dashboard: {
            /** @description Unsold numbers of all editions that are offered */
            availablePrints: number;
            /** @description Dollars */
            inventoryValue: number;
            /** @description Twelve months up to this one, oldest first */
            salesByMonth: components["schemas"]["SalesMonth"][];
            /** @description Hidden ones too */
            totalArtworks: number;
            /** @description Dollars that stayed paid */
            totalSales: number;
        };
        DecideRefund: {
            /** @description Of the record that was looked at */
            version: number;
        };
        DeclineApplication: {
            /** @description Of the message as it was read */
            version: number;
            /** @description The gallery’s own words in the mail */
            words?: string;
        };
        DeliveryQuoteSuggestion: {
            /** @description Dollars; null where neither an earlier quote nor the distance tells */
            amount: number | null;
            /** @description The order whose delivery was quoted so */
            basedOn: string | null;
            /** @description About how many miles the amount is estimated from, where nothing like it was quoted before */
            estimatedMiles: number | null;
            /** @description Miles to the shipping ZIP; null beyond free delivery and abroad */
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
            /** @description Empty for someone who gave none: nobody is written to then */
            email: string;
            fullName: string;
            phone?: string;
        };
        EditionOption: {
            /** @description Numbers that can be bought now */
            available: number;
            /** @description What its frame Custom is; null for other frames */
            customFrame: string | null;
            editionId: string;
            /** @description Frame that is meant when none is chosen: Black, or Unframed */
            frameColor: string;
            /** @description Outer frame in inches, 42x32; null when unframed */
            frameSize: string | null;
            /** @description Frames to choose from */
            frameStyles: string[];
            /** @description Numbers in unpaid orders and carts, or reserved */
            held: number;
            /**
             * Format: date-time
             * @description When the first of the held numbers is given back if nobody pays; null for none, or without a time
             */
            heldUntil: string | null;
            /** @enum {string} */
            kind: "mini" | "framed" | "metal" | "custom" | "special";
            /** @description Name of a special edition, letter of a custom size; null for the others */
            label: string | null;
            /** @description Number that the next buyer gets; null when none is free */
            nextNumber: number | null;
            /** @description Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry */
            price: number | null;
            /** @enum {string} */
            shippingClass: "mini" | "framed";
            /** @description Size key such as 30x20 */
            size: string;
            sold: number;
            /** @description Numbers in the edition */
            total: number;
            /**
             * Format: date-time
             * @description The same of numbers in unpaid orders and carts, without reservations
             */
            unpaidUntil: string | null;
        };
        EditionStock: {
            /** @description Addresses to be told when a print is available again */
            alerts: number;
            /** @description Artist's proofs of the work, which have no number */
            artistProofs: number;
            /** @description Null for a photograph of an event */
            artworkId: string | null;
            editionId: string;
            /** @description Outer frame in inches */
            frameSize: string | null;
            /**
             * @description The frame that is meant when none is chosen
             * @example Black Frame
             */
            frameType: string;
            /** @description Frames to choose from */
            frameTypes: string[];
            /** @description In payments, reserved or kept for someone */
            held: number;
            /** @enum {string} */
            kind: "mini" | "framed" | "metal" | "custom" | "special";
            label: string | null;
            photoId: string | null;
            /** @description List price in dollars; 0 on inquiry */
            price: number;
            prints: components["schemas"]["PrintRecord"][];
            /** @description Free or on hold */
            remaining: number;
            series: string;
            /** @description Every edition of the work, this one included */
            siblings: components["schemas"]["SiblingEdition"][];
            /** @example 30x20 */
            size: string;
            sold: number;
            title: string;
            total: number;
            void: number;
            /** @description People in the waiting room for a print of it */
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
            /** @description There are more than `total` */
            isTotalMinimum?: boolean;
            items: components["schemas"]["EmailRow"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        EmailPlaceholder: {
            /** @description Takes a paragraph of its own */
            isBlock: boolean;
            /** @description The mail makes no sense without it */
            isRequired: boolean;
            /** @example order number */
            name: string;
            /** @description What a preview shows for it */
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
             * @description When it is tried next, while it waits
             */
            dueAt: string;
            id: string;
            /** @description Whether its text is kept, to be read and sent again */
            isContentRetained: boolean;
            /** @example mail */
            kind: string;
            /** @description What the last attempt ended with */
            lastError: string | null;
            /** @description Only its beginning, unless the text is kept */
            recipient: string | null;
            /** @enum {string} */
            state: "dead" | "waiting" | "delivered";
            subject: string | null;
            /** @description Null when it holds a personal link, or is forgotten */
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
             * @description When it is tried next, while it waits
             */
            dueAt: string;
            id: string;
            /** @description Whether its text is kept, to be read and sent again */
            isContentRetained: boolean;
            /** @example mail */
            kind: string;
            /** @description What the last attempt ended with */
            lastError: string | null;
            /** @description Only its beginning, unless the text is kept */
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
            /** @description The owner’s words hold, not the installed ones */
            isOwn: boolean;
            key: string;
            /** @description Who gets it, and when */
            occasion: string;
            placeholders: components["schemas"]["EmailPlaceholder"][];
            title: string;
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        EmailTemplateRow: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            /** @description The owner’s words hold, not the installed ones */
            isOwn: boolean;
            key: string;
            /** @description Who gets it, and when */
            occasion: string;
            title: string;
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        EmailTemplateVersion: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            /** @description Null is as installed */
            content: components["schemas"]["EmailText"] | null;
            /** @description To be sent back with a change; 0 while the environment decides */
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
            /** @description What the code of the guest says to the camera */
            guestCode: string;
            /**
             * @description Guests of the waitlist are answered 409 `event_full`
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
             * @description Archived when anything of it was sold or held
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
            /** @description Who asked for its code */
            pairedBy: string | null;
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
        };
        EventFollowUp: {
            /** @description How many guests get it */
            guests: number;
            isOn: boolean;
            /** Format: date-time */
            sendsAt: string;
            /** @description How many have it */
            sent: number;
            subject: string;
            /** @description As a guest without photographs of their own gets it */
            text: string;
            /** @description Of the venue */
            timeZone: string;
        };
        EventPhoto: {
            caption: string;
            /** Format: date-time */
            capturedAt: string;
            /**
             * Format: date-time
             * @description When it came onto the feed
             */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description One address of the picture; empty once it is withdrawn */
            imageUrl: string;
            isAvailableForOrder: boolean;
            /** @description It was taken off the feed */
            isWithdrawn: boolean;
            /** @description Paid orders of the event photo */
            orderCount: number;
            /**
             * @description By its sides
             * @enum {string}
             */
            orientation: "square" | "landscape" | "vertical";
            photographer: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description The event's revision at which it last changed */
            revision: number;
            /** @description Place in the event's sequence, from 1 without gaps */
            seq: number;
        };
        EventPhotoEditionOption: {
            /** @example 30 × 20 in */
            displayName: string;
            /** @description Frame size of the price book in inches */
            framedSize: string | null;
            /** @description The first one is the usual */
            frameOptions: components["schemas"]["FrameOption"][];
            /** @description Numbers that someone is paying for right now */
            held: number;
            /**
             * Format: date-time
             * @description When the first of the held numbers is given back if nobody pays; null for none, or without a time
             */
            heldUntil: string | null;
            isMini: boolean;
            /** @description Dollars; null while the gallery sells by inquiry */
            price: number | null;
            /** @description Numbers that are not sold; those on hold are among them */
            remaining: number;
            /**
             * @description Canonical size key
             * @example 30x20
             */
            size: string;
            /** @description How many numbers the edition has */
            total: number;
            /**
             * Format: date-time
             * @description The same of numbers in unpaid orders and carts, without reservations
             */
            unpaidUntil: string | null;
        };
        EventPhotoEditions: {
            eventPhoto: components["schemas"]["EventPhotoOffer"];
            options: components["schemas"]["EventPhotoEditionOption"][];
            /** @enum {string} */
            orientation: "square" | "landscape" | "vertical";
            picture: components["schemas"]["Picture"] | null;
            /** @description The event's title */
            series: string;
            /** @description Its caption, or its number in the event */
            title: string;
            year: number;
        };
        EventPhotoOffer: {
            /** @description Dollars; null while the gallery sells by inquiry */
            price: number | null;
        };
        EventRecord: {
            /** @description Those of them that can be ordered */
            availableCount: number;
            /** @description Registered guests */
            currentParticipants: number;
            description: string;
            /** Format: date-time */
            endTime: string;
            eventType: string;
            /** @description Shared with its photographs; null for that of the site content */
            hashtag: string | null;
            /** Format: uuid */
            id: string;
            /** @description The gallery's short id leads to this event */
            isCurrent: boolean;
            isVipOnly: boolean;
            location: string;
            maxParticipants: number | null;
            /** @description Photographs on the feed */
            photoCount: number;
            picture: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            startTime: string;
            /** @enum {string} */
            status: "live" | "scheduled" | "completed" | "cancelled";
            /** @description What its addresses may say instead of the id while it is the current event */
            tag: string;
            /**
             * @description Of the venue
             * @example America/Chicago
             */
            timeZone: string;
            title: string;
            /** @description Open pages that follow it while it is live */
            viewerCount: number;
        };
        EventReminderReceipt: {
            message: string;
            /** @enum {boolean} */
            success: true;
        };
        EventsSection: {
            /**
             * @description Days after an event’s end for which its guests are known by name
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
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        EventVisits: {
            /** @description Of the event, or what a link named */
            eventId: string;
            visits: number;
        };
        ExhibitedPrintRef: {
            /** @description Number of the print within its edition */
            editionNumber: number;
            /** @example 30x20 */
            size: string;
            /** @description Slug of the work */
            slug: string;
        };
        ExperienceTerm: {
            term: string;
            text: string;
        };
        FailedPhotoFile: {
            /** @description Why, in words */
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
            /** @description A path of the site or an https address */
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
             * @description The page's time; the gallery goes by its own
             */
            timestamp?: string;
        };
        Film: {
            poster: components["schemas"]["Picture"] | null;
            /** @description Length in whole seconds */
            seconds: number;
            /** @description Empty where there is no film */
            sources: components["schemas"]["FilmSource"][];
        };
        FilmSource: {
            /** @description Below /videos; what it names never changes */
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
            /** @description Empty once the account was deleted */
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
            /** @description Of a collector or affiliate; of a guest or subscriber as a person */
            id: string | null;
            /**
             * @description Affiliates are found by the owner only
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
             * @description Outer size of the frame in inches, which follows from print and matte
             * @example 45x35
             */
            framedSize: string | null;
            /**
             * @description As the cart and the checkout name it
             * @example Black wood, 7.5 in matte
             */
            frameType: string;
            /** @example wood */
            material: string | null;
            /** @example white */
            matteColor: string;
            /** @description Inches; null where the frame decides */
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
            /** @description Where the studio is, as pages say it */
            studio: string;
            /**
             * @description Of the gallery's times
             * @example America/Chicago
             */
            timeZone: string;
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
            /** @description Of a larger edition */
            largeEditionPrints: number;
            /** @description Of an edition of up to 20 prints */
            smallEditionPrints: number;
        };
        GalleryRoom: {
            caption: string;
            picture: components["schemas"]["Picture"];
        };
        GallerySeries: {
            /** @description Whether the catalogue offers it as a filter */
            inFilter: boolean;
            /** @description Its name in the select of phones */
            mobileLabel: string;
            /** @description As works carry it */
            name: string;
            /** @description Slugs of the series near it, nearest first */
            near: string[];
            slug: string;
        };
        GallerySettings: {
            /** @description The artist's own sites */
            artistSites: components["schemas"]["GalleryLink"][];
            brand: components["schemas"]["GalleryBrand"];
            /**
             * @description Whether card payments carry the fee
             * @enum {string}
             */
            cardFeeMode: "surcharge" | "off";
            /** @description The charity that the proceeds fund; null where the owner names none */
            charity: components["schemas"]["GalleryLink"] | null;
            /** @description Whether pages tell of visits */
            countsVisits: boolean;
            /** @description What is promised about more prints and damaged ones */
            editionPolicy: string;
            gateTags: components["schemas"]["GalleryGateTag"][];
            links: components["schemas"]["GalleryLink"][];
            /** @description A page elsewhere that shows the current event too, framed in its feed */
            liveGallery: string | null;
            orderLimits: components["schemas"]["GalleryOrderLimits"];
            /** @description Where the public site is, without a slash at its end */
            publicOrigin: string;
            /** @enum {string} */
            salesMode: "inquire" | "purchase";
            /** @description In the order of lists */
            series: components["schemas"]["GallerySeries"][];
            stripePublishableKey: string | null;
            /** @description Address of Stripe.js, or of the stand-in for it */
            stripeScript: string;
            /**
             * @description Which orders are charged tax
             * @enum {string}
             */
            taxMode: "destination" | "always";
        };
        GateAdmissionInput: {
            email: string;
            /** @description An event's id, or the gallery's short id for the current event */
            eventTag: string;
            name: string;
        };
        GateQrCode: {
            /** @description What the code says: the gate, with event_id and event_name */
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
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        GateTagText: {
            /**
             * @description Last part of the address, in lower case
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
            /** @description PNG data URI of the marker code, for the camera */
            markerQr: string;
            name: string;
        };
        HealthDto: {
            /** @enum {string} */
            status: "ok";
        };
        HealthFinding: {
            /** @description What is wrong and what to do, or why it was not looked at; null for what is in order */
            sentence: string | null;
            /**
             * @description `unchecked` for what cannot be looked at from the API
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
            /** @description A digest; valid for as long as prints are held */
            id: string;
            /** @enum {string} */
            kind: "network" | "guest" | "collector";
            /**
             * @description The name on the order for a guest or collector who has placed one
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
             * @description Within a year; the number is free again then
             */
            until: string;
            /** @description Of the number that was looked at; a stale one is refused */
            version: number;
        };
        ImportChange: {
            /** @example 30x20 price */
            column: string;
            /** @description What the work has; empty for nothing */
            from: string;
            /** @description What the file says; empty for nothing */
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
            /** @description Null when it is about the whole row */
            column: string | null;
            sentence: string;
        };
        ImportProgress: {
            /** @description Rows that the next call goes on with; 0 when the import is done */
            left: number;
            refused: components["schemas"]["RejectedImportRow"][];
            /** @description Rows that were written by this call */
            written: number;
        };
        ImportRow: {
            changes: components["schemas"]["ImportChange"][];
            faults: components["schemas"]["ImportError"][];
            /** @enum {string} */
            outcome: "new" | "changed" | "unchanged" | "fault";
            /** @description As spreadsheets count, the headers being row 1 */
            row: number;
            title: string;
            /** @description Version of the work that the row was compared with */
            version: number | null;
            /**
             * Format: uuid
             * @description Null for a new work
             */
            workId: string | null;
        };
        /** @enum {string} */
        InboxMessageType: "artwork_inquiry" | "collector_inquiry" | "loan_inquiry" | "resale_inquiry" | "commission" | "presale_request" | "partner_application" | "selling_partner" | "partnership" | "press" | "general";
        InboxSection: {
            /**
             * @description Days for which messages keep name, address and text
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
            /** @description To be sent back with a change; 0 while the environment decides */
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
            /** @description Empty when it was given no size */
            imageSize: string;
            /** @enum {string} */
            label: "A" | "B" | "C";
            /** @description Dollars, whether or not the gallery shows prices */
            price: number;
        };
        InventoryEdition: {
            /** @description Can be bought now */
            availableEditions: number;
            /** Format: uuid */
            editionId: string;
            /** @description Whether it is offered */
            enabled: boolean;
            frameSize: string | null;
            /** @description In unpaid orders and reservations */
            heldEditions: number;
            /** @enum {string} */
            kind: "mini" | "framed" | "metal" | "custom" | "special";
            /** @description Letter of a custom size, name of a special edition */
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
            /** @description Of the whole list */
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
            /** @description Artist's proofs beside the numbered prints */
            artistProofs: number;
            artworkImages: components["schemas"]["Picture"][];
            /** @description The photograph itself */
            artworkImageUrls: string[];
            /**
             * @description The owner's word, else what the ledger says
             * @enum {string}
             */
            availability: "available" | "reserved" | "sold" | "not for sale";
            /**
             * @description What the owner has set; `available` leaves it to the ledger
             * @enum {string}
             */
            availabilitySet: "available" | "reserved" | "sold" | "not for sale";
            availableSizes: components["schemas"]["AvailableSize"][];
            catalogueImages: components["schemas"]["Picture"][];
            /** @description The work as it hangs on a wall */
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
            /** @description Both, in the order in which one is shown for the work */
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
            /** @description By size key; custom and special sizes stand apart */
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
             * @description When the last print of all editions was sold; null while one is left
             */
            soldOutAt: string | null;
            specialEdition: components["schemas"]["InventorySpecialEdition"] | null;
            /** @description Includes 'new' and 'limited' where they apply */
            tags: string[];
            /** @description 'Tier 2' in either spelling, versus others */
            tier: string;
            /** @description 'Untitled Artwork' when it has none */
            title: string;
            /** @description Unsold numbers times their price, in dollars */
            unsoldValue: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Send it along with a change: a stale one is refused */
            version: number;
            year: number;
        };
        InventoryRow: {
            artworkPicture: components["schemas"]["Picture"] | null;
            /** @enum {string} */
            availability: "available" | "reserved" | "sold" | "not for sale";
            cataloguePicture: components["schemas"]["Picture"] | null;
            /** @description How many of its prices differ from the price book */
            differences: number;
            /** @description Those on offer, large to small */
            editions: components["schemas"]["InventoryEdition"][];
            /** Format: uuid */
            id: string;
            isArchived: boolean;
            /** @enum {string} */
            liveStatus: "live" | "hidden" | "draft";
            /** @description Numbers that are not sold */
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
            /** @description Empty for none */
            customFrameStyle: string;
            editionCount: number;
            frameSize: string;
            /** @enum {string} */
            frameStyle: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description Empty when it was given no size */
            imageSize: string;
            name: string;
            /** @description Dollars, whether or not the gallery shows prices */
            price: number;
        };
        JoinAddress: {
            /**
             * Format: email
             * @description Of someone in the list
             */
            email: string;
        };
        KnownPhotos: {
            /** @description They were sent before; sent again, they are tried again */
            failed: components["schemas"]["FailedPhotoFile"][];
            /** @description They need not be sent */
            known: string[];
        };
        KnownPhotosInput: {
            /** @description SHA-256 of each file in hex */
            digests: string[];
        };
        LetterContent: {
            /** @description Public works, in the order of their numbers */
            artworkIds: string[];
            recipients: components["schemas"]["LetterRecipients"];
            subject: string;
            /** @description Paragraphs between empty lines; `{work 1}` places a work */
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
             * @description `affiliate` is for the owner
             * @enum {string}
             */
            kind?: "collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate";
            /** @description Searched for */
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
            /** @description What stayed paid of them, in cents */
            ordersCents: number;
            /** @description Letters that go out in a minute */
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
            /** @description Counts changes of the draft */
            version: number;
            words: string;
            works: components["schemas"]["LetterWork"][];
            /** @description First name of who began it */
            writtenBy: string;
        };
        LetterResults: {
            /** @description Sent, and returned since */
            bounced: number;
            /** @description Sent, and reported as spam */
            complained: number;
            /** @description Everyone who gets it or got it */
            recipients: number;
            /** @description Refused by the mail server */
            refused: number;
            /** @description Taken by the mail server */
            sent: number;
            /** @description Unsubscribed before their turn */
            skipped: number;
            /** @description Cut off while it was handed over; never sent again */
            unknown: number;
            /** @description Sent, and unsubscribed since */
            unsubscribed: number;
            /** @description Not handed to the mail server yet */
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
            /** @description First name of who began it */
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
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        LinksSection: {
            /** @description Of the artist, for the profile of collectors */
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
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        LinkToken: {
            token: string;
        };
        LiveContent: {
            /** @description Shared with photographs of events that have no hashtag of their own */
            hashtag: string;
            sponsors: components["schemas"]["Sponsor"][];
        };
        LiveUpload: {
            /** @description The photograph's id, by which pages merge it with the feed */
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
             * @description `new` until it is decided
             * @enum {string}
             */
            state: "new" | "approved" | "declined";
            /**
             * @description Percent that a new partner gets unless someone says otherwise
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
            /** @description Whether the address is proved to be theirs */
            isConfirmed: boolean;
            level: components["schemas"]["CollectorLevel"] | null;
            name: string;
        };
        MessageCounts: {
            awaitingReply: number;
            /** @description Those past their time */
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
            /** @description Number of the order, or id of the commission */
            reference: string | null;
            /** @description The subject of a reply */
            subject: string | null;
            /** @description The note, the reply, or who takes care */
            text: string | null;
        };
        MessageList: {
            /** @description There are more than `total` */
            isTotalMinimum?: boolean;
            items: components["schemas"]["MessageRow"][];
            nextCursor: string | null;
            /** @description Of all pages; of a search up to 1,000 */
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
            /** @description The edition’s own when left out */
            frameType?: string;
            /**
             * @description Dollars for one print, tax included
             * @example 4450
             */
            price: number;
            quantity: number;
            /** @example 30x20 */
            size: string;
        };
        MessageRecord: {
            /** @description Of an application alone */
            application: components["schemas"]["MessageApplication"] | null;
            artwork: components["schemas"]["MessageArtwork"] | null;
            assignedTo: components["schemas"]["StaffMember"] | null;
            /** @description Certificate of the print it is about */
            coaId: string | null;
            /** @description Null unless they were signed in */
            collector: components["schemas"]["MessageCollector"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Empty once the writer’s account is deleted */
            email: string;
            /** @description How it begins, on one line */
            excerpt: string;
            /** @description Oldest first */
            history: components["schemas"]["MessageHistoryEntry"][];
            id: string;
            /**
             * @description What a collector asks about
             * @enum {string|null}
             */
            inquiryType: "Commission" | "Availability" | "Framing" | "Pricing" | "Studio Visit" | "Other" | null;
            /** @description False for an account that is only known to have the same address: anyone may have written */
            isOfCollector: boolean;
            isRead: boolean;
            message: string;
            name: string;
            /** Format: date-time */
            repliedAt: string | null;
            /**
             * Format: date-time
             * @description Null where no reply is promised
             */
            replyDueAt: string | null;
            state: components["schemas"]["MessageState"];
            subject: string;
            type: components["schemas"]["InboxMessageType"];
            /** @description What two people who change it at once notice each other by */
            version: number;
        };
        MessageRow: {
            artwork: components["schemas"]["MessageArtwork"] | null;
            assignedTo: components["schemas"]["StaffMember"] | null;
            /** @description Certificate of the print it is about */
            coaId: string | null;
            /** @description Null unless they were signed in */
            collector: components["schemas"]["MessageCollector"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Empty once the writer’s account is deleted */
            email: string;
            /** @description How it begins, on one line */
            excerpt: string;
            id: string;
            /**
             * @description What a collector asks about
             * @enum {string|null}
             */
            inquiryType: "Commission" | "Availability" | "Framing" | "Pricing" | "Studio Visit" | "Other" | null;
            isRead: boolean;
            name: string;
            /** Format: date-time */
            repliedAt: string | null;
            /**
             * Format: date-time
             * @description Null where no reply is promised
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
            /** @description What WebAuthn returned, as JSON */
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
            /** @description Where the buyer pays; also mailed */
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
            /** @description Empty for someone who gave none: nobody is written to then */
            email: string;
            fullName: string;
            phone?: string;
            state?: string;
            street?: string;
            zip?: string;
        };
        OpenGuestPassLink: {
            /** @description Out of the address in the email */
            token: string;
        };
        OpenQuote: {
            /** Format: date-time */
            expiresAt: string;
            /** @description What the shop asks after the change */
            newPrice: number;
            orderNumber: string;
            /** @description One print, in dollars */
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
             * @description Null while nobody brought it
             * @enum {string|null}
             */
            attributionStatus: "counts" | "unknown" | "inactive" | "expired" | "own" | "by_hand" | null;
            /** Format: date-time */
            capturedAt: string | null;
            /** @description Of the link; null for what was named by hand */
            code: string | null;
            /** Format: date-time */
            orderedAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description Of the order; to be sent with a change */
            orderVersion: number;
            partner: components["schemas"]["AffiliateSummary"] | null;
            /** @description Why it was named by hand */
            reason: string | null;
            /** @description The whole address with which it came */
            source: string | null;
        };
        OrderBalance: {
            /** @description Dollars */
            amount: number;
            /** @example Delivery of minis */
            description: string;
            id: string;
            /** @description The payment page's path. For the buyer alone */
            payUrl: string;
            /** Format: date-time */
            since: string;
        };
        OrderCertificate: {
            /** @example COA-7K3M-Q9XD-04TB */
            coaId: string;
            /** @description The 3 in `3 of 9` */
            editionNumber: number;
            /** @description Empty once the account was deleted */
            holderName: string;
            /** Format: date-time */
            issuedAt: string;
            orderLineId: string;
            /** @description Whether the photographer's signature stands beneath it */
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
             * @description The status after it
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
             * @description Of a larger edition
             * @example 10
             */
            largeEditionPrints: number;
            /**
             * @description Of an edition of up to 20 prints
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
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        OrderList: {
            /** @description There are more than `total` */
            isTotalMinimum?: boolean;
            items: components["schemas"]["OrderRow"][];
            nextCursor: string | null;
            /** @description Of all pages; of a search up to 1,000 */
            total: number;
        };
        OrderLookup: {
            /** @description The address the order was placed under */
            email: string;
            /**
             * @description Letters' case and dashes don't matter
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
            /** @description In the United States by code or name; left out, it is that of the ZIP */
            state?: string;
            street: string;
            zip: string;
        };
        OrderMilestone: {
            /** Format: date-time */
            at: string;
            /** @description What the gallery says about it */
            note: string | null;
            /**
             * @description The status after it
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
            /** @description For the buyer only; works for a day */
            url: string;
            /** @description What a change of the caption is sent as of */
            version: number;
            /** @description Pixels */
            width: number;
        };
        OrderReceipt: {
            /** @description What can be paid, the delivery included; oldest first */
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
            /** @description Shipping and framing that were agreed and paid with the prints */
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
            /** @description From the studio */
            pictures: components["schemas"]["OrderPicture"][];
            /**
             * Format: date-time
             * @description When the prints are made at the latest; null unless they are in the making
             */
            promisedBy: string | null;
            shipping: components["schemas"]["ReceiptShipping"];
            /** @description Null until the buyer has given it */
            shippingAddress: components["schemas"]["OrderAddress"] | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            steps: components["schemas"]["OrderStepRecord"][];
            subtotal: number;
            /** @description Charged, not estimated */
            tax: number;
            /** @description What the card was charged */
            total: number;
            trackingNumber: string | null;
            trackingUrl: string | null;
        };
        OrderRecord: {
            attribution: components["schemas"]["Attribution"] | null;
            /** @description Whether the delivery is still to be quoted */
            awaitsDeliveryQuote: boolean;
            billing: components["schemas"]["OrderAddress"];
            carrier: string | null;
            collectorId: string | null;
            /** @description Dollars that are known for the delivery and not paid, asked for or not */
            deliveryDue: number;
            /** @description Miles to the shipping ZIP; null beyond free delivery and abroad */
            deliveryMiles: number | null;
            /**
             * Format: date-time
             * @description Must not be shipped
             */
            disputedAt: string | null;
            /** @description Dollars that Stripe has withdrawn for disputes */
            disputeWithdrawn: number;
            /**
             * Format: date-time
             * @description When Stripe warned that the payment is probably fraud; shipping asks first
             */
            fraudWarnedAt: string | null;
            /** @description Oldest first */
            history: components["schemas"]["OrderHistoryEntry"][];
            id: string;
            installation: components["schemas"]["OrderInstallation"] | null;
            /** Format: date-time */
            installationHandledAt: string | null;
            lines: components["schemas"]["OrderRecordLine"][];
            /** @description Where the owner may move it */
            moves: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
            needs: ("installation" | "dispute" | "fraud-warning" | "refund-approval" | "email-bounced")[];
            notes: string | null;
            /** @enum {string} */
            payment: "open" | "unpaid" | "paid" | "partly-refunded" | "refunded";
            /**
             * @description Of what was paid at the gallery, where someone said
             * @enum {string|null}
             */
            paymentMethod: "cash" | "check" | "card" | "transfer" | "other" | null;
            /** @description What the buyer sees */
            receipt: components["schemas"]["OrderReceipt"];
            /** @description Code of the partner's link */
            referralPartnerId: string | null;
            referralSource: string | null;
            /** Format: date-time */
            referredAt: string | null;
            /** @description Dollars that can still be given back */
            refundable: number;
            /** @description Oldest first */
            refundApprovals: components["schemas"]["OrderRefundApproval"][];
            /** @description Dollars of the total that went back */
            refunded: number;
            /** @description Oldest first */
            refunds: components["schemas"]["OrderRefund"][];
            /** @enum {string} */
            salesChannel: "shop" | "live" | "offline";
            /** @description Where the prints go */
            shipping: components["schemas"]["OrderAddress"];
            /** @description Sent back with every change; an older one is refused */
            version: number;
        };
        OrderRecordLine: {
            /** @description Of the artwork, or of the photograph of an event */
            artworkId: string;
            /** @description Null for what has no number */
            editionId: string | null;
            /** @description Numbers of the prints, ascending */
            editionNumbers: number[];
            frameSize: string | null;
            /** @example Black Frame */
            frameType: string;
            id: string;
            /** @description Whether a line without numbers was refunded, or is being so */
            isRefunded: boolean;
            /** @description Dollars that were paid for the line, tax and card fee included */
            paid: number;
            picture: components["schemas"]["Picture"] | null;
            /** @description Dollars, one print */
            price: number;
            quantity: number;
            /** @description Of these, numbers that were refunded or are being so */
            refundedEditionNumbers: number[];
            series: string;
            /** @example 30x20 */
            size: string;
            title: string;
            /** @description Size of the edition; 0 for what has no number */
            total: number;
            year: number;
        };
        OrderReferralList: {
            items: components["schemas"]["OrderReferralRow"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        OrderReferralRow: {
            /**
             * @description Null while nobody brought it
             * @enum {string|null}
             */
            attributionStatus: "counts" | "unknown" | "inactive" | "expired" | "own" | "by_hand" | null;
            /** Format: date-time */
            capturedAt: string | null;
            /** @description Of the link; null for what was named by hand */
            code: string | null;
            /** @description Empty once the name was taken off */
            customerName: string;
            /** Format: date-time */
            orderedAt: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description Of the order; to be sent with a change */
            orderVersion: number;
            partner: components["schemas"]["AffiliateSummary"] | null;
            /** @description Why it was named by hand */
            reason: string | null;
            /** @description Dollars of it that went back */
            refunded: number;
            /** @description The whole address with which it came */
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
             * @description `asked` until Stripe has answered
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
             * @description Who asked, and cannot decide
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
            /** @description Dollars of the total that went back */
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
            /** @description Numbers of the sold prints, ascending */
            editionNumbers: number[];
            quantity: number;
            /** @example 30x20 */
            size: string;
            title: string;
            /** @description Size of the edition; 0 for what has no number */
            total: number;
        };
        /** @enum {string} */
        OrderStep: "ordered" | "paid" | "printing" | "framed" | "shipped" | "delivered";
        OrderStepRecord: {
            /**
             * Format: date-time
             * @description Null if nobody recorded it
             */
            at: string | null;
            /** @description Whether it, or a later one, has been reached */
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
            /** @description Path, or `(other)` for all that had no line of their own */
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
            /** @description As the console shows it; case and dashes do not matter */
            code: string;
            /** @description The name in the console’s list */
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
            /** @description Where the device reaches the gallery */
            galleryUrl: string;
        };
        PaperEdition: {
            /** Format: uuid */
            artworkId: string;
            /**
             * Format: uuid
             * @description One of the editions of the work
             */
            editionId: string;
        };
        PaperPrint: {
            /** Format: uuid */
            artworkId: string;
            /**
             * Format: uuid
             * @description One of the editions of the work
             */
            editionId: string;
            /** @description The lowest available number unless given */
            editionNumber?: number | null;
        };
        ParcelPart: {
            quantity: number;
            /**
             * @description Inches, with the frame
             * @example 32.5x32.5
             */
            size: string;
        };
        PartnerAnalytics: {
            /** @description The last ninety days, oldest first */
            days: components["schemas"]["PartnerDay"][];
            last30Days: number;
            /**
             * Format: date-time
             * @description The beginning of the day, once single visits are no longer kept
             */
            lastVisitAt: string | null;
            /** @description Ever */
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
             * @description Percent of net profit for new partners
             * @example 20
             */
            defaultRate: number;
            /**
             * @description Days until the commission of a paid order is approved
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
            /** @description To be sent back with a change; 0 while the environment decides */
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
            /** @description For WebAuthn, with a challenge that this browser may use once */
            options: {
                [key: string]: unknown;
            };
        };
        PasskeyProof: {
            /** @description What WebAuthn returned, as JSON */
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
             * @description Dollars, to the cent
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
            /** @description Only while it can be paid */
            clientSecret: string | null;
            /** @example usd */
            currency: string;
            customerName: string;
            email: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Once the order is paid */
            files: components["schemas"]["PaidFile"][];
            lines: components["schemas"]["PaymentRequestLineItem"][];
            /** @description Whether the payment page asks where the prints go */
            needsAddress: boolean;
            /** @description Whether the payment page asks for a telephone number */
            needsPhone: boolean;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description Stripe's id; null until it is opened */
            paymentIntent: string | null;
            /** @enum {string} */
            state: "open" | "processing" | "paid" | "cancelled" | "refunded";
            /** @description Dollars */
            total: number;
            /** @description Of its order */
            works: components["schemas"]["OrderWork"][];
        };
        PeopleList: {
            items: components["schemas"]["PersonRow"][];
            nextCursor: string | null;
            /** @description Of all pages */
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
            /** @description Id or number by which its page is found */
            id: string;
            /** @enum {string} */
            kind: "account" | "order" | "message" | "event" | "certificate" | "reservation" | "letter" | "affiliate";
            /** @description In the kind's own words */
            state: string;
            /** @description Name of the account, titles of the works, subject of the message */
            title: string;
        };
        PersonNewsletter: {
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            confirmedAt: string | null;
            /** @description How they agreed, where staff wrote it down */
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
            /** @description First name */
            by: string;
            text: string;
        };
        PersonRecord: {
            /** @description Other addresses */
            addresses: components["schemas"]["PersonAddress"][];
            /** @description Their own; others are joined to it */
            email: string;
            /** @description Newest first, the latest 200 */
            entries: components["schemas"]["PersonEntry"][];
            id: string;
            /** @description What they are to the gallery */
            kinds: ("collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate")[];
            /** Format: date-time */
            lastContactAt: string;
            /** @description Empty where nobody gave one */
            name: string;
            /** @description Every name under which they are known */
            names: string[];
            /**
             * @description Null where never asked; of several addresses the one that is furthest
             * @enum {string|null}
             */
            newsletter: "confirmed" | "pending" | "ended" | null;
            note: components["schemas"]["PersonNote"] | null;
            otherEmails: string[];
            /** @description Of `email` */
            subscription: components["schemas"]["PersonNewsletter"] | null;
            tags: string[];
            /** @description Counts changes of the note */
            version: number;
        };
        PersonRow: {
            /** @description Their own; others are joined to it */
            email: string;
            id: string;
            /** @description What they are to the gallery */
            kinds: ("collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate")[];
            /** Format: date-time */
            lastContactAt: string;
            /** @description Empty where nobody gave one */
            name: string;
            /**
             * @description Null where never asked; of several addresses the one that is furthest
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
            /** @description Why it was refused, in words */
            failureReason: string | null;
            fileName: string;
            photoId: string | null;
            /** @description SHA-256 of the file in hex */
            sha256: string;
            /**
             * @description `known`: the event has this file already
             * @enum {string}
             */
            state: "received" | "known" | "refused";
        };
        Picture: {
            /** @description What the picture shows */
            alt: string;
            /** @description #rrggbb, shown until the file has arrived */
            dominantColor: string;
            /** @description The event whose photograph it is; absent for every other picture */
            eventId?: string;
            /** @description Where only staff or its buyer reads: opens the guarded files for an hour or two, as `?grant=` */
            grant?: string;
            height: number;
            /** @description 32 hex digits that name its files */
            id: string;
            /** @description WebP data URI, 16 px wide */
            placeholder: string;
            /** @description Pixels of the original, upright */
            width: number;
            /** @description Widths in pixels that exist as files, ascending */
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
            /** @description Whether the public sees it too */
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
            /** @description The preview's own for this work */
            id: string;
            imageUrl: string;
            medium: string;
            /** @description The artist's words */
            note: string | null;
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Whether they asked to hear when it opens
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
             * @description The edition's own frame
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
            /** @description Numbers in the edition */
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
             * @description `mine` is reserved by who asks
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
             * @description When it ends by itself
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
             * @description When it ends by itself
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
            /** @description To be sent back with a new version */
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
            /** @description A percentage, or an amount in dollars; negative lowers prices */
            value: number;
        };
        PriceChangePreview: {
            artworks: components["schemas"]["ArtworkPriceChange"][];
            bookPrices: components["schemas"]["BookPriceChange"][];
            openQuotes: components["schemas"]["OpenQuote"][];
            /** @description To be sent back with the change */
            seen: string;
        };
        PriceChangeRecord: {
            /** @description The version of the price book that it made */
            bookVersion: number | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Username */
            createdBy: string;
            /**
             * Format: date-time
             * @description Undone or withdrawn
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
            /** @description Prices of artworks that it changed */
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
             * @description mini: a flat price; framed: quoted, free near the gallery. One for each size; by its size if left out
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
            /** @description Of the number that was looked at; a stale one is refused */
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
            /** @description Of a collector who reserved it */
            collectorId: string | null;
            /**
             * Format: date-time
             * @description Of the sale, or since when it is void
             */
            date: string | null;
            /** @description The 3 in `3 of 9` */
            editionNumber: number;
            /** @description Oldest first */
            history: components["schemas"]["PrintRecordEvent"][];
            /** @description Whose it is, who reserved it, whom it is kept for, or whose payment is under way */
            holder: string | null;
            /** @description What who is asking can do with it */
            moves: ("sell" | "hold" | "release" | "return" | "replace" | "void")[];
            orderNumber: string | null;
            /** @description Dollars: what it was sold for, else the list price */
            price: number;
            /** @description Why it stands so, where someone said */
            reason: string | null;
            /** @enum {string} */
            state: "available" | "held" | "reserved" | "gallery-hold" | "sold" | "sold-elsewhere" | "refunded" | "void";
            /**
             * Format: date-time
             * @description When that ends by itself
             */
            until: string | null;
            /** @description Sent back with what is done to it; a stale one is refused */
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
             * @description `shop`, `collector`, `clock`, or who of the gallery
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
            /** @description The number that is held */
            editionNumber: number;
            /**
             * Format: date-time
             * @description When the link and the hold end
             */
            expiresAt: string;
            /** @description Where the buyer pays; also mailed where there is an email address */
            link: string;
            /** @example TF-7K3M-Q9XD */
            orderNumber: string;
            /** @description The link as a PNG in a data URL */
            qrCode: string;
            /** @description Dollars, tax included */
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
            /** @description Dollars; 0 for on inquiry */
            price?: number | string;
        };
        PrivatePreviewList: {
            items: components["schemas"]["PrivatePreviewRow"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        PrivatePreviewRecord: {
            /** @description By name; empty for a level */
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
            /** @description In the order they asked */
            presaleRequests: components["schemas"]["PreviewPresaleNotificationRecord"][];
            /** @description How many collectors it is meant for now */
            reach: number;
            reservations: components["schemas"]["PreviewReservationRecord"][];
            /** @enum {string} */
            state: "planned" | "open" | "ended";
            /** @description To be sent with a change */
            version: number;
            works: components["schemas"]["PreviewArtworkRecord"][];
        };
        PrivatePreviewRow: {
            /** @description Of its collectors by name */
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
            /** @description Of its works, in their order */
            titles: string[];
        };
        ProfilePicture: {
            profileImageUrl: string | null;
        };
        ProjectorLink: {
            /** @description Carries a pass: not for guests */
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
            /** @description The owner’s words for a custom frame */
            customFrame: string | null;
            /** @description The 3 in 3 of 9 */
            editionNumber: number;
            /** @description The 9 in 3 of 9 */
            editionTotal: number;
            /** @description Names the ledger entry on paper: first 64 bits of the SHA-256 of the payload */
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
            /** @description coaId of the one that took its place */
            replacedBy: string | null;
            /** @description coaId of the one whose place it took */
            replaces: string | null;
            /** Format: date-time */
            saleDate: string;
            series: string;
            /** @description Whether the photographer’s signature stands beneath it */
            signatureApplied: boolean;
            /** @description Address of the drawing of that signature */
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
            /** @description Numbers in unpaid orders */
            held: number;
            /** @description Numbers that the gallery or a collector has reserved */
            reserved: number;
            /** @description Size key such as 30x20 */
            size: string;
            sold: number;
            /** @description Numbers in the edition */
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
            /** @description Orders of which something stayed paid */
            paidOrders: number;
            /** @description Dollars that went back */
            refunded: number;
            /** @description Dollars that stayed paid */
            spent: number;
        };
        QuoteAddress: {
            country?: string;
            state?: string;
            zip?: string;
        };
        QuoteDelivery: {
            /**
             * @description Dollars beyond the flat part for minis; 0 when it is free
             * @example 280
             */
            amount: number;
            /** @description Of the record that was looked at; an older one is refused */
            version: number;
        };
        QuotedItem: {
            /** @description Edition number that the buyer would receive first */
            nextNumber: number | null;
            /** @description One print */
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
            /** @description In the cart: only when an address is in Texas */
            cart: number;
            /** @description In the payment */
            charged: number;
            /** @description On the confirmation page: always */
            confirmation: number;
        };
        ReadyDto: {
            parts: components["schemas"]["PartsDto"];
            /** @enum {string} */
            status: "ok" | "degraded";
        };
        ReceiptLine: {
            /** @description Of a paid event photo */
            digitalFile: components["schemas"]["DigitalFile"] | null;
            /** @description Numbers of the prints, ascending */
            editionNumbers: number[];
            frameSize: string | null;
            /** @example Black Frame */
            frameType: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Dollars, one print */
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
            /** @description Dollars that can be paid at `payUrl`; 0 while nothing is asked for */
            due: number;
            /** @enum {string} */
            framed: "none" | "free-local" | "quoted" | "to-confirm";
            /** @description Dollars */
            minis: number;
            /** @description Dollars that the buyer has paid for it since */
            paid: number;
            /** @description The payment page's path */
            payUrl: string | null;
            /** @description Dollars: the owner's quote for framed prints */
            quoted: number | null;
        };
        RecentVisit: {
            geo: components["schemas"]["VisitGeo"];
            page: string;
            /** @description Partner, code word or channel */
            partnerCode: string | null;
            /** @description Where the visit came from; null for directly */
            referrer: string | null;
            /** Format: date-time */
            timestamp: string;
        };
        RecordConsent: {
            /**
             * Format: date-time
             * @description When they agreed; now unless given
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
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        RejectedImportRow: {
            row: number;
            sentence: string;
            title: string;
        };
        ReleasePrint: {
            /** @description Of the number that was looked at; a stale one is refused */
            version: number;
        };
        ReplyEmail: {
            /** @description Of the list of mails */
            id: string;
            /** @description What the last attempt ended with */
            lastError: string | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "dead";
        };
        RequestCommissionDeposit: {
            /**
             * @description Dollars, to the cent
             * @example 2500
             */
            amount: number;
            /** @description Of the record that was seen */
            version: number;
        };
        ReservationView: {
            editionId: string;
            editionNumber: number;
            /** @description Edition and number, as the address of DELETE names it */
            id: string;
            /**
             * Format: date-time
             * @description When it ends by itself
             */
            until: string;
        };
        RetentionRecord: {
            /** @description What the days count from */
            after: string;
            /** @description What it is */
            data: string;
            days: number;
            /** @description What stays longer */
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
            /** @description Dollars that stayed paid */
            sales: number;
        };
        SalesSection: {
            /**
             * @description Whether cards cost 3% more
             * @enum {string}
             */
            cardFeeMode: "surcharge" | "off";
            /** @description What the edition statement promises */
            editionPolicy: string;
            /**
             * @description `inquire` shows no price and sells nothing
             * @enum {string}
             */
            mode: "inquire" | "purchase";
            /**
             * @description Texas only, or all
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
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        SavedGuestPass: {
            /** Format: uuid */
            eventId: string;
            /** Format: date-time */
            expiresAt: string;
        };
        SavedViewRecord: {
            /** @description As they stand in the list's address: text by name, 12 at most of 200 characters each */
            filters: {
                [key: string]: string;
            };
            id: string;
            /** @description Whether it is the caller’s, who may change it */
            isOwn: boolean;
            /** @description Whether everyone who works here sees it */
            isShared: boolean;
            /** @enum {string} */
            list: "artist-notes" | "audit-log" | "certificates" | "collectors" | "affiliate-commissions" | "commission-requests" | "inbox" | "inventory" | "emails" | "orders" | "affiliates" | "people" | "private-previews";
            name: string;
            /** @description What a change is sent as of */
            version: number;
        };
        SaveGuestPass: {
            /** @description Out of the address of a wall */
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
            /** @description A picture as a data address */
            qrCode: string;
            /** @description Base32, where nothing can be scanned */
            secret: string;
        };
        SellEventPhoto: {
            email: string;
            /** @description The size's usual frame when left out */
            frameType?: string;
            fullName: string;
            /** @example 30x20 */
            size: string;
        };
        SendLetter: {
            /**
             * Format: date-time
             * @description Now unless given
             */
            sendAt?: string;
            /** @description The one that was seen */
            version: number;
        };
        SeriesLine: {
            /** @description Slug of the series behind which the form for a new work has it */
            createAfter?: string | null;
            /** @description Offered to new works */
            inCreate: boolean;
            /** @description Offered to works that are edited */
            inEdit: boolean;
            /** @description The catalogue offers it as a filter */
            inFilter: boolean;
            mobileLabel: string;
            name: string;
            /** @description Slugs of the series near it, nearest first */
            near: string[];
            /** @description Its own for ever; empty for a series that is added */
            slug: string;
        };
        SeriesRow: {
            /** @description Slug of the series behind which the form for a new work has it */
            createAfter?: string | null;
            /** @description Offered to new works */
            inCreate: boolean;
            /** @description Offered to works that are edited */
            inEdit: boolean;
            /** @description The catalogue offers it as a filter */
            inFilter: boolean;
            mobileLabel: string;
            name: string;
            /** @description Slugs of the series near it, nearest first */
            near: string[];
            /** @description Its own for ever; empty for a series that is added */
            slug: string;
            /** @description Works that carry its name, hidden and archived ones included */
            works: number;
        };
        SeriesTable: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            series: components["schemas"]["SeriesRow"][];
            strays: components["schemas"]["UnlistedSeries"][];
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        SessionRecord: {
            /** Format: date-time */
            createdAt: string;
            /** @example Chrome on Android */
            device: string;
            /** @description Names the session; opens nothing */
            id: string;
            /** @description Whether it is the caller’s own */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description Last use, to within five minutes
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
            /** @description In the United States by code or name. Where it and the ZIP disagree, tax goes by the ZIP */
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
            /** @description In the United States by code or name; left out, it is that of the ZIP */
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
            /** @description Numbers that are neither sold nor void */
            remaining: number;
            /** @example 30x20 */
            size: string;
            total: number;
        };
        Signature: {
            /** @description Whose signature it is */
            alt: string;
            /** @description Below /api/uploads; what it names never changes */
            src: string;
        };
        SignedAffiliateStatement: {
            /** @description What is owed at the end: opening + earned - reversed - paid */
            closing: number;
            /** @description Sum of the lines */
            earned: number;
            /**
             * Format: date-time
             * @description When it was signed
             */
            issuedAt: string;
            /** @description Names the key in `GET /api/certificates/keys` */
            keyId: string;
            /** @description Oldest first */
            lines: components["schemas"]["StatementLine"][];
            /**
             * @description In the gallery’s time zone
             * @example 2026-11
             */
            month: string;
            /** @description Months that can be asked for, latest first */
            months: string[];
            /** @description What was owed when the month began */
            opening: number;
            /** @description Sum of the payouts */
            paid: number;
            /** @description Code of the referral link */
            partnerId: string;
            partnerName: string;
            /** @description Oldest first */
            payouts: components["schemas"]["StatementPayout"][];
            /** @description Oldest first */
            reversals: components["schemas"]["StatementReversal"][];
            /** @description Sum of the reversals */
            reversed: number;
            /** @description Ed25519 over the statement, base64 */
            signature: string;
            /** @description The text that is signed: all of the above but `months`, with type, version and gallery, as canonical JSON */
            statement: string;
        };
        SignedCertificate: {
            /** @enum {string} */
            algorithm: "Ed25519";
            /** @description kid of the published key */
            keyId: string;
            /** @description Canonical JSON (RFC 8785); the signature is over its UTF-8 */
            payload: string;
            /** @description base64 */
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
            /** @description Whether the buttons of the services open the contact form */
            leadsToContact: boolean;
            /** @description Empty places of the portfolio */
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
            /** @description A path of the site or an https address */
            href: string;
            label: string;
        };
        SitePreviewInput: {
            content: {
                [key: string]: unknown;
            };
        };
        SitePreviewLink: {
            /** @description Of `/site-preview/:section?token=` */
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
            /** @description To be sent back with a change; 0 while the environment decides */
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
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        SiteSectionVersions: {
            pictures: components["schemas"]["Picture"][];
            versions: components["schemas"]["SiteSectionVersion"][];
        };
        SiteSvg: {
            /** @description Below /api/uploads */
            src: string;
        };
        SiteVideo: {
            /** @description Below /videos */
            src: string;
            /** @enum {string} */
            type: "video/webm" | "video/mp4";
        };
        SourceVisits: {
            /** @description `google`, a host, what a link says of itself, or `direct` */
            source: string;
            visits: number;
        };
        SpecialEditionPart: {
            customFrameStyle?: string;
            editionCount?: number | string;
            /** @description In inches */
            frameSize?: string;
            /** @enum {string} */
            frameStyle?: "Black" | "White" | "Natural Wood" | "Gold" | "Silver" | "Custom" | "Unframed";
            /** @description In inches */
            imageSize?: string;
            name?: string;
            /** @description Dollars; 0 for on inquiry */
            price?: number | string;
        };
        Sponsor: {
            /** @description A path of the site or an https address */
            href: string | null;
            logo: components["schemas"]["SponsorLogo"];
        };
        SponsorLogo: {
            /** @description Whose logo it is */
            alt: string;
            /** @description Below /api/uploads; what it names never changes */
            src: string;
        };
        StaffAccount: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            disabledAt: string | null;
            email: string;
            firstName: string;
            /** @description False until the first password is chosen by the link */
            hasPassword: boolean;
            hasSecondFactor: boolean;
            id: string;
            /** @description Owners always may */
            mayExportPersonalData: boolean;
            /** @enum {string} */
            role: "owner" | "staff";
            /**
             * Format: date-time
             * @description Of the sessions that are open
             */
            seenAt: string | null;
            /** @description In how many browsers it is signed in */
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
            /** @description Of the authenticator app, or a recovery code, where the account has one */
            code?: string;
            password: string;
            username: string;
        };
        StaffUser: {
            firstName: string;
            /** @description One is required, and has to be set up before anything else */
            isSecondFactorMissing: boolean;
            /** @enum {string} */
            role: "owner" | "staff";
            username: string;
        };
        StartedEdition: {
            /** @description Numbers that someone is paying for right now */
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
            /** @description How many numbers the edition has */
            total: number;
        };
        StatementLine: {
            /**
             * Format: date-time
             * @description When it began to be owed
             */
            at: string;
            /**
             * @description Names the line for good
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
             * @description As it stands now
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
            /** @description Of the line */
            code: string;
            /** @description Prints; 0 for a mere sum */
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
             * @description That every call to Stripe uses
             * @example 2026-10-28.endive
             */
            apiVersion: string;
            /**
             * @description `unknown` when Stripe did not say
             * @enum {string}
             */
            endpoint: "enabled" | "disabled" | "missing" | "unknown";
            /** @description Null for the account's default */
            endpointApiVersion: string | null;
            endpointUrl: string | null;
            events: components["schemas"]["StripeWebhookEventStatus"][];
            /** @description Of the webhook that arrived last */
            lastApiVersion: string | null;
            /** @description Where the endpoint should be */
            url: string;
        };
        StudioEvent: {
            cameraOffsetMs: number;
            description: string;
            /** Format: date-time */
            endDate: string;
            /**
             * Format: date-time
             * @description `startTime` of the guests’ projection
             */
            eventDate: string;
            eventType: string;
            /** @description Null for the gallery's */
            hashtag: string | null;
            /** @description Address of the promo picture */
            heroImage: string | null;
            /** Format: uuid */
            id: string;
            /** @description On no page any more; kept because of what was sold or is held */
            isArchived: boolean;
            isVipOnly: boolean;
            isWatermarked: boolean;
            location: string;
            maxAttendees: number | null;
            needsApproval: boolean;
            /** @description Photographs on the feed */
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
            /** @description Counts its changes: a change names the one it was made upon */
            version: number;
            /** @description Guests who wait for a place */
            waitlisted: number;
        };
        StudioEventGuest: {
            email: string;
            /** Format: uuid */
            id: string;
            /** @description Whether someone has shown to read its mailbox */
            isEmailConfirmed: boolean;
            isWaitlisted: boolean;
            name: string;
            /** Format: date-time */
            registeredAt: string;
        };
        StudioEventGuestList: {
            items: components["schemas"]["StudioEventGuest"][];
            nextCursor: string | null;
            /** @description Of all pages */
            total: number;
        };
        TrackingSection: {
            /** @description Count as partner traffic, besides the ids of active partners */
            codeWords: string[];
            /** @description While it is off nothing is counted, and pages send nothing */
            isOn: boolean;
            /** @description Visitors from there come from a gallery */
            ticketingHosts: string[];
            /** @description Days for which single visits are kept; the sums of days stay */
            visitDays: number;
        };
        TrackingSectionRecord: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description Username */
            changedBy: string | null;
            content: components["schemas"]["TrackingSection"];
            /** @description To be sent back with a change; 0 while the environment decides */
            version: number;
        };
        TrafficRecord: {
            campaign?: string | null;
            /** @description The event that is visited */
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
            /** @description The address that has to be signed in to accept */
            email: string;
            /**
             * Format: date-time
             * @description When both links end
             */
            expiresAt: string;
            /** @description Who gives the certificate away */
            from: string;
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Whose link it is
             * @enum {string}
             */
            role: "holder" | "recipient";
            /** @example 30x20 */
            size: string;
            /** @enum {string} */
            state: "asked" | "confirmed" | "accepted" | "completed";
            /** @description Who shall hold it */
            to: string;
        };
        UndonePriceChange: {
            /** @description Prices that were changed again since, and stay */
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
            /** @description Up to 100, those with the most prints first */
            origins: components["schemas"]["HoldOrigin"][];
            /** @description Of all origins */
            prints: number;
        };
        UnpaidOrder: {
            customerName: string;
            orderNumber: string;
            /** @description Prints that it holds */
            prints: number;
        };
        Unregistration: {
            message: string;
        };
        UpdateAffiliate: {
            /**
             * @description Percent; the settings' own unless given
             * @example 20.00
             */
            commissionRate?: string;
            email?: string;
            /** @description For the owner alone */
            notes?: string | null;
            /**
             * @description Code of the referral link
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
            /** @description The one that was seen; a stale one is refused */
            version?: number;
        };
        UpdateAffiliateCommissionCosts: {
            /** @description Dollars, for the whole line */
            paymentFee: number;
            /** @description Dollars, for the whole line */
            production: number;
            /** @description Dollars, for the whole line */
            shipping: number;
            /** @description The one that was seen */
            version: number;
        };
        UpdateArtistNote: {
            /** @description One collector; instead of level */
            collectorId?: string;
            /**
             * @description This level and all above it
             * @enum {string}
             */
            level?: "Standard" | "Premium" | "VIP";
            /** @description Id of a stored picture */
            mediaId?: string;
            /** @description What the picture shows */
            pictureAlt?: string;
            text: string;
            title: string;
            /** @description The one that was seen */
            version: number;
        };
        UpdateArtworkForm: {
            /** @description Artist's proofs beside the numbered prints */
            artistProofs?: number | null;
            /** @enum {string} */
            availability?: "available" | "reserved" | "sold" | "not for sale";
            /** @description What the frame Custom is */
            customFrameStyle?: string;
            /** @description JSON of `ArtworkFormParts.customSizes`; letters left out are taken off sale */
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
            /** @description JSON of `ArtworkFormParts.pictures`: which pictures, in which order. Files that come along follow them; without it they follow those that are there */
            pictures?: string;
            /** @description Prices stay as they are when the tier changes */
            priceOverride?: boolean;
            /** @description JSON of `ArtworkFormParts.printSizes`; sizes left out stay */
            printSizes?: string;
            /** @description An address that begins with https:// or http:// */
            purchaseLink?: string;
            /** @description Required unless it is a draft */
            series?: string;
            /** @enum {string} */
            sizeType?: "standard" | "square" | "custom";
            /** @description JSON of `ArtworkFormParts.specialEdition` */
            specialEdition?: string;
            /** @description Comma-separated */
            tags?: string;
            /** @enum {string} */
            tier?: "Tier 1" | "Tier 2" | "Tier 2 – Gallery/Collector Price";
            /** @description Required unless it is a draft */
            title?: string;
            /** @description The version that the form was filled from */
            version?: number | null;
            /** @description What is no number counts as the current year */
            year?: string;
        };
        UpdateBrandSection: {
            content: components["schemas"]["BrandSection"];
            version: number;
        };
        UpdateCollectorLevel: {
            /**
             * @description Null gives it back to the rule
             * @enum {string|null}
             */
            level: "Standard" | "Premium" | "VIP" | null;
            /** @description `levelVersion` that was looked at; an older one is refused */
            version?: number;
        };
        UpdateCollectorName: {
            firstName: string;
            lastName?: string;
        };
        UpdateCollectorNote: {
            text: string;
            /** @description The one that was seen */
            version: number;
        };
        UpdateCommissionRequest: {
            budgetRange: string;
            description: string;
            projectType: string;
            /** @description Dollars; null for none yet */
            quote: number | null;
            /** @description For the gallery alone */
            staffNote: string | null;
            /** @description The one that was seen */
            version: number;
            wantsStudioVisit: boolean;
        };
        UpdateCommissionRequestStatus: {
            /** @description Why; the collector reads it */
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
            /** @description Of the photo whose caption was looked at; an older one is refused */
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
            /** @description Public works, in the order of their numbers */
            artworkIds: string[];
            recipients: components["schemas"]["LetterRecipients"];
            subject: string;
            /** @description The one that was seen */
            version: number;
            /** @description Paragraphs between empty lines; `{work 1}` places a work */
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
             * @description A draft that lacks something is refused by field
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
            /** @description Of the message as it was read */
            version: number;
        };
        UpdateMessageReadState: {
            isRead: boolean;
        };
        UpdateMessageState: {
            /** @enum {string} */
            state: "open" | "closed";
            /** @description Of the message as it was read */
            version: number;
        };
        UpdateOrderAddress: {
            city: string;
            /** @default United States */
            country?: string;
            fullName: string;
            phone?: string;
            /** @description In the United States by code or name; left out, it is that of the ZIP */
            state?: string;
            street: string;
            /** @description Of the record that was looked at; an older one is refused */
            version: number;
            zip: string;
        };
        UpdateOrderInstallation: {
            /** @description False opens the wish again */
            handled: boolean;
            /**
             * @description For the gallery alone
             * @example Hung on 12 December by Ruiz
             */
            note?: string;
            /** @description Of the record that was looked at */
            version: number;
        };
        UpdateOrderLimitsSection: {
            content: components["schemas"]["OrderLimitsSection"];
            version: number;
        };
        UpdateOrderPicture: {
            caption?: string;
            /** @description Its place among the pictures, from 0 */
            place?: number;
            /** @description Of the picture whose caption was looked at; an older one is refused */
            version?: number;
        };
        UpdateOrderReferral: {
            /** @description Code of the partner's link; null for nobody */
            partnerId: string | null;
            /** @example Came through the gallery in Basel */
            reason: string;
            /** @description Of the order that was looked at; a stale one is refused */
            version?: number;
        };
        UpdateOrderStatus: {
            /** @description Ship although Stripe expects the payment to be disputed as fraud; else that is refused */
            acceptsFraudWarning?: boolean;
            /**
             * @description Who carries the parcel; with `shipped` only
             * @example UPS
             */
            carrier?: string;
            /** @description Goes to the buyer, by mail and into the history they see */
            note?: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled";
            /** @description Of the parcel; with `shipped` only */
            trackingNumber?: string;
            /** @description The carrier's page of the parcel; with `shipped` only. Left out, it is the known page of UPS, FedEx, USPS or DHL */
            trackingUrl?: string;
            /** @description Of the record that was looked at; an older one is refused */
            version?: number;
        };
        UpdatePartnersSection: {
            content: components["schemas"]["PartnersSection"];
            version: number;
        };
        UpdatePersonNote: {
            /** @description Empty removes it */
            text: string;
            /** @description The one that was seen */
            version: number;
        };
        UpdatePrivatePreview: {
            /** @description In the order in which they are shown */
            artworkIds: string[];
            /** @description Collectors by name; instead of level */
            collectorIds?: string[];
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description Whether they are told by mail when it opens
             * @default true
             */
            isAnnounced?: boolean;
            /**
             * @description This level and all above it
             * @enum {string}
             */
            level?: "Standard" | "Premium" | "VIP";
            /** @description The artist's words to those who see it */
            note?: string;
            /**
             * Format: date-time
             * @description At once unless given
             */
            opensAt?: string;
            /** @description The one that was seen */
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
            /** @description For everyone who works here: only the owner says so */
            isShared: boolean;
            /** @description One of its kind among the views that the caller has of the list */
            name: string;
            /** @description Of the view that was looked at; an older one is refused */
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
             * @description Three hours after the beginning unless given
             */
            endDate?: string;
            /**
             * Format: date-time
             * @description When it begins; without a zone it is the venue’s
             */
            eventDate?: string;
            /** @example Portrait session */
            eventType?: string;
            /**
             * @description Shared with its photographs; the gallery's hashtag when left empty
             * @example #PaperEvening
             */
            hashtag?: string | null;
            /** @description Open to VIP collectors only */
            isVipOnly?: boolean;
            /** @description Proofs carry a mark */
            isWatermarked?: boolean;
            location?: string;
            /** @description 50 when left out, no limit when empty */
            maxAttendees?: number | null;
            /** @description Photographs wait for approval */
            needsApproval?: boolean;
            /** @description Guests get their photographs by email on the morning after */
            sendsFollowUp?: boolean;
            /**
             * @description The venue's; the gallery's unless given
             * @example America/Chicago
             */
            timeZone?: string;
            title?: string;
            /** @description That of the event as it was read; without it the change holds anyway */
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
            /** @description Minutes until a print is there if nobody before pays; null when more people are before than prints can become available */
            estimateMinutes: number | null;
            /** @description 1 is next; null unless waiting */
            position: number | null;
            /** @description Prints that are held by unpaid checkouts */
            printsInCheckout: number;
            /** @description Seconds left to check out; null unless called */
            secondsLeft: number | null;
            state: components["schemas"]["WaitingRoomState"];
            /** @description Shows the place again, and goes along with the checkout when called */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description In which the order was paid, in the gallery’s time zone */
                month?: string;
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description In which the order was paid, in the gallery’s time zone */
                month?: string;
                /** @description Searched for */
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
                /** @description Up to today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, included */
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
                /** @description Up to today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, included */
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
                /** @description Up to today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, included */
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
                /** @description Up to today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, included */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
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
                    /** @description JSON: ids of pictures that were sent ahead, by the names of their files */
                    pictures?: string;
                    /**
                     * Format: binary
                     * @description JSON: {digest, rows: {"2": version}} of the trial, the version null for works that are new
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
                    /** @description JSON: ids of pictures that were sent ahead, by the names of their files */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Works with a price that differs from the price book */
                prices?: "differing";
                /** @description In title, series, tags; a year */
                q?: string;
                series?: string;
                /** @description All that are not archived unless given */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Works with a price that differs from the price book */
                prices?: "differing";
                /** @description In title, series, tags; a year */
                q?: string;
                series?: string;
                /** @description All that are not archived unless given */
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
                /** @description What was done, or how its name begins: `order.` */
                action?: string;
                /** @description User name of someone of the console, or an id of any actor */
                actor?: string;
                actorKind?: "collector" | "owner" | "staff" | "device" | "system" | "nobody";
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description The first day, in the gallery’s time zone, or a time */
                from?: string;
                limit?: number;
                /** @description To which thing: its id, an order number, a certificate’s id, a title, a user name */
                subject?: string;
                /** @description To what kind of thing: `order` */
                subjectKind?: string;
                /** @description The last day, or a time up to but without which */
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
                /** @description What was done, or how its name begins: `order.` */
                action?: string;
                /** @description User name of someone of the console, or an id of any actor */
                actor?: string;
                actorKind?: "collector" | "owner" | "staff" | "device" | "system" | "nobody";
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description The first day, in the gallery’s time zone, or a time */
                from?: string;
                limit?: number;
                /** @description To which thing: its id, an order number, a certificate’s id, a title, a user name */
                subject?: string;
                /** @description To what kind of thing: `order` */
                subjectKind?: string;
                /** @description The last day, or a time up to but without which */
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
                /** @description Those that this collector holds */
                collector?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
                q?: string;
                /** @description Of certificates in force */
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
                /** @description Those that this collector holds */
                collector?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
                q?: string;
                /** @description Of certificates in force */
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
                /** @description Whether the address is proved */
                address?: "confirmed" | "unconfirmed";
                /** @description `nextCursor` of the page before */
                cursor?: string;
                level?: "Standard" | "Premium" | "VIP" | "none";
                limit?: number;
                /** @description Paid orders */
                orders?: "with" | "without";
                /** @description Searched for */
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
                /** @description Whether the address is proved */
                address?: "confirmed" | "unconfirmed";
                /** @description `nextCursor` of the page before */
                cursor?: string;
                level?: "Standard" | "Premium" | "VIP" | "none";
                limit?: number;
                /** @description Paid orders */
                orders?: "with" | "without";
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
                q?: string;
                /** @description Several with commas */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
                q?: string;
                /** @description Several with commas */
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
                /** @description What they tell of */
                about?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
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
                /** @description What they tell of */
                about?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
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
                /** @description `me`, `nobody`, or the id of someone of the gallery */
                assigned?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                due?: "owed" | "late";
                limit?: number;
                /** @description Searched for */
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
                /** @description `me`, `nobody`, or the id of someone of the gallery */
                assigned?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                due?: "owed" | "late";
                limit?: number;
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description The first day, in the gallery’s time zone */
                from?: string;
                limit?: number;
                needs?: "installation" | "dispute" | "fraud-warning" | "refund-approval" | "email-bounced" | "address" | "delivery-quote" | "delivery-payment" | "shipment" | "payment-link";
                /** @description Several with commas */
                payment?: ("open" | "unpaid" | "paid" | "partly-refunded" | "refunded")[];
                /** @description Searched for */
                q?: string;
                salesChannel?: "shop" | "live" | "offline";
                /** @description Several with commas */
                status?: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
                /** @description The last day, in the gallery’s time zone */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description The first day, in the gallery’s time zone */
                from?: string;
                limit?: number;
                needs?: "installation" | "dispute" | "fraud-warning" | "refund-approval" | "email-bounced" | "address" | "delivery-quote" | "delivery-payment" | "shipment" | "payment-link";
                /** @description Several with commas */
                payment?: ("open" | "unpaid" | "paid" | "partly-refunded" | "refunded")[];
                /** @description Searched for */
                q?: string;
                salesChannel?: "shop" | "live" | "offline";
                /** @description Several with commas */
                status?: ("pending" | "confirmed" | "approved" | "processing" | "reviewing" | "shipped" | "delivered" | "completed" | "rejected" | "cancelled")[];
                /** @description The last day, in the gallery’s time zone */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description Guests of this event */
                event?: string;
                /** @description `affiliate` is for the owner */
                kind?: "collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate";
                limit?: number;
                /** @description `none` for who was never asked */
                newsletter?: "confirmed" | "pending" | "ended" | "none";
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description Guests of this event */
                event?: string;
                /** @description `affiliate` is for the owner */
                kind?: "collector" | "buyer" | "inquirer" | "guest" | "subscriber" | "affiliate";
                limit?: number;
                /** @description `none` for who was never asked */
                newsletter?: "confirmed" | "pending" | "ended" | "none";
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
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
                /** @description Title of an artwork, also with size and number of a print; name, email address, order number, certificate, payment or event */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description In which the order was paid, in the gallery’s time zone */
                month?: string;
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description In which the order was paid, in the gallery’s time zone */
                month?: string;
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
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
                /** @description The present month unless given, in the gallery’s time zone */
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
                /** @description The present month unless given, in the gallery’s time zone */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description All unless given */
                place?: "registered" | "waitlist";
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description All unless given */
                place?: "registered" | "waitlist";
                /** @description Searched for */
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
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description Which was captured first */
                sort?: "latest" | "earliest";
                /** @description All unless given; `for-sale`: published, and can be ordered */
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
                    /** @description Of the file that follows */
                    caption?: string;
                    /**
                     * Format: date-time
                     * @description Of the file that follows, where its camera noted no time
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
                /** @description The present month unless given, in the gallery’s time zone */
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
                /** @description Up to today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, included */
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
                /** @description Up to today */
                days?: number;
                /** @description First day; with `to`, in place of `days` */
                from?: string;
                /** @description Last day, included */
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
                    /** @description Of the file that follows */
                    caption?: string;
                    /**
                     * Format: date-time
                     * @description Of the file that follows, where its camera noted no time
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
                /** @description Out of the address in the email */
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
                /** @description All unless given */
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
                /** @description Everything that changed after this revision, withdrawn ones included */
                revision?: number;
                /** @description Only photographs published after this number */
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
                /** @description The current event unless given */
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
                /** @description Of `/site-preview/:section?token=` */
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
