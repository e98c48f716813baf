CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consent_id" text NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"revision" integer NOT NULL,
	"categories" text[] NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"delete_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_consent_id" ON "consents" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "consents_delete_at" ON "consents" USING btree ("delete_at");