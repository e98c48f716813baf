CREATE TABLE "help_votes" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "help_votes_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;