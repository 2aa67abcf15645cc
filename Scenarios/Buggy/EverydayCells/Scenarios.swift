import CellHarness

/// Mistakes that many cells of many apps make.
public let scenarios: [Scenario] = [
  Scenario("everyday/followers", FollowersScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.scrollToEnd
    Interaction.tap(.showing("Person 34"), .showing("Follow"))
    Interaction.tap(.showing("Person 36"), .showing("Follow"))
    Interaction.scrollToTop
  },
  Scenario("everyday/coffees", CoffeesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a special is added")
    Interaction.tap(.showing("Coffee 3"), .showing("Order"))
    Interaction.scrollBy(300)
  },
  Scenario("everyday/packing", PackingScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Thing 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/survey", SurveyScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.type("Always", .showing("Question 2"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/permissions", PermissionsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.toggle(.showing("Permission 2"), to: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/chapters", ChaptersScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Chapter 3"))
    Interaction.mutate("a preface is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/chat-messages", ChatMessagesScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("some are pinned")
    Interaction.scrollBy(300)
  },
  Scenario("everyday/lyrics", LyricsScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.wait(1)
    Interaction.scrollBy(400)
    Interaction.wait(1)
    Interaction.scrollToEnd
  },
  Scenario("everyday/ward", WardScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollToEnd
    Interaction.mutate("hearts beat")
    Interaction.scrollToTop
  },
  Scenario("everyday/gadgets", GadgetsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/folders", FoldersScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/videos", VideosScreen.self, expecting: ["stale-index-state"]) {
    Interaction.scrollBy(300)
    Interaction.scrollToTop
    Interaction.mutate("a video is uploaded")
    Interaction.scrollBy(300)
  },
  Scenario("everyday/recipes", RecipesScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Recipe 3"), .showing("Like"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/recipes-fixed", CookbookScreen.self) {
    Interaction.tap(.showing("Recipe 3"), .showing("Like"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/parkings", ParkingsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/parkings-fixed", PricedParkingsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/folders-fixed", TidyFoldersScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("everyday/videos-fixed", TitledVideosScreen.self) {
    Interaction.scrollBy(300)
    Interaction.scrollToTop
    Interaction.mutate("a video is uploaded")
    Interaction.scrollBy(300)
  },
]
