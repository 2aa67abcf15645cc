// The module's files are the app's own: see cellharness-app.json. A target needs at least one file in its folder.
