import CellHarness

/// Correct: hosting controllers with a parent, views that represent, work that ends, closures that don't hold on.
public let scenarios: [Scenario] = [
  Scenario("correct/hosting-and-lifecycle/forecasts", ForecastsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/hosting-and-lifecycle/meters", MetersScreen.self) {
    Interaction.mutate("meters are read")
    Interaction.scrollToEnd
    Interaction.mutate("meters are read")
    Interaction.scrollToTop
  },
  Scenario("correct/hosting-and-lifecycle/postcards", PostcardsScreen.self) {
    Interaction.scrollBy(400)
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.wait(1)
  },
  Scenario("correct/hosting-and-lifecycle/exhibits", ExhibitsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.mutate("two exhibits close")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/hosting-and-lifecycle/receipts", ReceiptsScreen.self) {
    Interaction.tap(.showing("Receipt 2"), .showing("Flag"))
    Interaction.scrollToEnd
    Interaction.simulateMemoryWarning
    Interaction.enterBackground
    Interaction.enterForeground
    Interaction.scrollToTop
  },
  Scenario("correct/hosting-and-lifecycle/captions", CaptionsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/hosting-and-lifecycle/museum", MuseumScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("a wing opens")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/hosting-and-lifecycle/errands", ErrandsScreen.self) {
    Interaction.tap(.showing("Errand 2"), .showing("Note"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe(.showing("Errand 3"), .trailing)
    Interaction.mutate("an errand arrives")
    Interaction.tapAction("Delete")
  },
  Scenario("correct/hosting-and-lifecycle/bookshelf", BookshelfScreen.self) {
    Interaction.tap(.showing("Book 2"), .showing("More"))
    Interaction.scrollBy(2500)
    Interaction.scrollToTop
    Interaction.openMenu(.showing("Book 3"))
    Interaction.chooseMenuItem(["Remove"])
    Interaction.mutate("a book is bought")
    Interaction.tapAlert("Remove")
    Interaction.tap(.showing("Buy"))
    Interaction.pullToRefresh
    Interaction.wait(2)
    Interaction.tap(.showing("Book 1"), .showing("Lend"))
  },
]
