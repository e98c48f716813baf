CREATE TABLE "stores" (
	"code" text PRIMARY KEY NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"hours" jsonb NOT NULL,
	"services" text[] NOT NULL,
	"lead" jsonb NOT NULL,
	"directions" jsonb NOT NULL,
	"scene" jsonb NOT NULL,
	"picture" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_code_places_code_fk" FOREIGN KEY ("code") REFERENCES "public"."places"("code") ON DELETE cascade ON UPDATE no action;