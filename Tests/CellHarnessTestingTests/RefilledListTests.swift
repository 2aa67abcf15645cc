import CellHarnessTesting
import Testing
import UIKit

/// Drinks above, and what was ordered below: two lists, of which the upper one is emptied and filled again.
final class DrinksScreen: CellScreen {
  private let controller = DrinksViewController()
  init() {}
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    [
      Mutation("close the bar") { [controller] in controller.drinks.titles = [] },
      Mutation("open with juices") { [controller] in controller.drinks.titles = ["Apple", "Cherry"] },
      Mutation("open again") { [controller] in controller.drinks.titles = ["Water", "Tea", "Milk"] },
    ]
  }
}

private final class DrinksViewController: UIViewController {
  let drinks = DrinkList(["Tea", "Milk"])
  private let orders = DrinkList(["Tea", "Cake"])

  override func viewDidLoad() {
    super.viewDidLoad()
    drinks.view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    orders.view.frame = CGRect(x: 0, y: 400, width: 390, height: 300)
    view.addSubview(drinks.view)
    view.addSubview(orders.view)
  }
}

private final class DrinkList: NSObject, UITableViewDataSource {
  let view = UITableView(frame: .zero, style: .plain)
  var titles: [String] { didSet { view.reloadData() } }

  init(_ titles: [String]) {
    self.titles = titles
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "drink")
    view.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "drink", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

@Suite("Handles of items whose list was emptied and filled again") struct RefilledListTests {
  @Test("a handle says that its item is gone, and is not the row that has its number since, nor one of another list")
  func gone() throws {
    try withHost(DrinksScreen.self, policies: .base) { host in
      let milk = host.item("Milk")
      try #expect(milk.texts == ["Milk"])
      let first = try #require(host.visibleItems.first)
      try #expect(first.texts == ["Tea"])
      try host.mutate("close the bar")
      try #expect(!milk.exists && !first.exists)
      try host.mutate("open with juices")
      try #expect(!milk.exists && !milk.isVisible && !first.exists)
      let error = #expect(throws: HostError.self) { try milk.tap() }
      #expect(
        error?.description
          == "item \"Milk\" is gone: its list was emptied, and shows other items since. Name one that it shows now")
    }
  }

  @Test("a row of that name which the list shows again is the item to a reader")
  func again() throws {
    try withHost(DrinksScreen.self, policies: .base) { host in
      let milk = host.item("Milk")
      try #expect(milk.exists)
      try host.mutate("close the bar")
      try host.mutate("open again")
      try #expect(milk.exists && milk.texts == ["Milk"])
    }
  }
}
