import CellHarness
import UIKit

public struct HelpScreen: CellScreen {
  private let controller = HelpViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a topic is added") { controller.addTopic() }] }
}

public struct TravelJournalScreen: CellScreen {
  private let controller = TravelJournalViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a day is added") { controller.addDay() }] }
}

public struct ProductReviewsScreen: CellScreen {
  private let controller = ProductReviewsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the shop answers") { controller.answer([2, 4, 20]) }] }
}

public struct CommentsScreen: CellScreen {
  private let controller = CommentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("two comments are edited") { controller.edit() }] }
}

public struct RecipesScreen: CellScreen {
  private let controller = RecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first is cooked") { controller.cookFirst() }] }
}

public struct ConnectionsScreen: CellScreen {
  private let controller = ConnectionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first train leaves") { controller.depart() }] }
}

public struct ReadableSettingsScreen: CellScreen {
  private let controller = ReadableSettingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct AnnouncementsScreen: CellScreen {
  private let controller = AnnouncementsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first header grows") { controller.extend() }] }
}

public struct ItineraryScreen: CellScreen {
  private let store: ItineraryStore
  private let controller: ItineraryViewController

  public init() {
    store = ItineraryStore()
    controller = ItineraryViewController(store: store)
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("notes come in") { store.legs[1].notes = ["Bring water", "Sit left"] }] }
}

public struct SupportChatScreen: CellScreen {
  private let controller = SupportChatViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("I answer") { controller.send("Thank you for the quick help, that solved all of it.") }]
  }
}
