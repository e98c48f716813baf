CREATE TABLE "content_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"version" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_publications" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_page_id_version_content_versions_page_id_number_fk" FOREIGN KEY ("page_id","version") REFERENCES "public"."content_versions"("page_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_previews_expires_at" ON "content_previews" USING btree ("expires_at");