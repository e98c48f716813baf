CREATE TABLE "phone_handovers" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"cart" jsonb,
	"pieces" integer NOT NULL,
	"path" text,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "phone_handovers_expires_at" ON "phone_handovers" USING btree ("expires_at");