import CellHarness

/// Correct: hosted rows that keep state of their own, or seem to.
public let scenarios: [Scenario] = [
  Scenario("correct/hosted-state/recipe-notes", RecipeNotesScreen.self) {
    Interaction.tap(.showing("Lentil soup 1"), .showing("Show more"))
    Interaction.tap(.showing("Dal 4"), .showing("Show more"))
    Interaction.scrollBy(900)
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/hosted-state/episodes", EpisodesScreen.self) {
    Interaction.tap(.showing("Episode 2"), .showing("Show notes"))
    Interaction.tap(.showing("Episode 5"), .showing("Show notes"))
    Interaction.mutate("an episode is published")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Episode 44"), .showing("Show notes"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Episode 2"), .showing("Hide notes"))
    Interaction.scrollBy(1200)
  },
  Scenario("correct/hosted-state/house", HouseScreen.self) {
    Interaction.toggle(.showing("Device 3"), to: true)
    Interaction.mutate("a device is sold")
    Interaction.toggle(.showing("Device 5"), to: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/hosted-state/packing-list", PackingListScreen.self) {
    Interaction.type("the small one", .showing("Tent"), nil, clearing: false)
    Interaction.tap(.showing("Lamp"), .showing("Packed"))
    Interaction.scrollBy(800)
    Interaction.mutate("something is added")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Snacks"), .showing("Packed"))
    Interaction.scrollToTop
    Interaction.type("blue", .showing("Umbrella"), nil, clearing: false)
    Interaction.scrollBy(1000)
  },
  Scenario("correct/hosted-state/phrasebook", PhrasebookScreen.self) {
    Interaction.tap(.showing("Phrase 1"), .showing("Reveal"))
    Interaction.tap(.showing("Phrase 1"), .showing("Hide"))
    Interaction.tap(.showing("Phrase 1"), .showing("Reveal"))
    Interaction.tap(.showing("Phrase 3"), .showing("Reveal"))
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.mutate("the order changes")
    Interaction.scrollToTop
  },
  Scenario("correct/hosted-state/photo-strip", PhotoStripScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.mutate("newest first")
    Interaction.scrollToTop
    Interaction.wait(0.1)
    Interaction.scrollBy(900)
    Interaction.wait(2)
  },
  Scenario("correct/hosted-state/playlists", PlaylistsScreen.self) {
    Interaction.tap(.showing("Mixtape 2"), .showing("Rename"))
    Interaction.type("Road trip", .showing("Mixtape 2"), nil, clearing: true)
    Interaction.tap(.showing("Road trip"), .showing("Done"))
    Interaction.tap(.showing("Mixtape 4"), .showing("Rename"))
    Interaction.mutate("the first goes to the end")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/hosted-state/quiz", QuizScreen.self) {
    Interaction.tap(.showing("Question 1"), .showing("Never"))
    Interaction.tap(.showing("Question 2"), .showing("Always"))
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Question 32"), .showing("Sometimes"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Question 1"), .showing("Sometimes"))
    Interaction.scrollBy(1500)
  },
  Scenario("correct/hosted-state/basket", BasketScreen.self) {
    Interaction.tap(.showing("Bread no. 2"), .showing("Gift wrap"))
    Interaction.scrollBy(700)
    Interaction.scrollToTop
    Interaction.swipe(.showing("Cheese no. 3"), .trailing)
    Interaction.mutate("the first line sells out")
    Interaction.tapAction("Remove")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Jam no. 30"), .showing("Gift wrap"))
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/hosted-state/movie-ratings", MovieRatingsScreen.self) {
    Interaction.tap(.showing("Movie 1"), .showing("4 stars"))
    Interaction.tap(.showing("Movie 3"), .showing("2 stars"))
    Interaction.scrollBy(1200)
    Interaction.tap(.showing("Movie 30"), .showing("5 stars"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/hosted-state/kitchen", KitchenScreen.self) {
    Interaction.tap(.showing("Order K101"), .showing("Start"))
    Interaction.wait(5)
    Interaction.scrollBy(900)
    Interaction.wait(30)
    Interaction.tap(.showing("Order K120"), .showing("Start"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.wait(3)
  },
  Scenario("correct/hosted-state/faq", FaqScreen.self) {
    Interaction.tap(.showing("How does number 1 work?"), nil)
    Interaction.tap(.showing("How does number 4 work?"), .showing("How does number 4 work?"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("How does number 20 work?"), .showing("How does number 20 work?"))
    Interaction.scrollToTop
    Interaction.tap(.showing("How does number 2 work?"), .showing("How does number 2 work?"))
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  },
]
