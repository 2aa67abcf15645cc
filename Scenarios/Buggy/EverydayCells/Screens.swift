import CellHarness
import UIKit

public struct GadgetsScreen: CellScreen {
  private let controller = GadgetsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct FollowersScreen: CellScreen {
  private let controller = FollowersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct CoffeesScreen: CellScreen {
  private let controller = CoffeesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a special is added") { controller.addSpecial() }] }
}

public struct PackingScreen: CellScreen {
  private let controller = PackingViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SurveyScreen: CellScreen {
  private let controller = SurveyViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct PermissionsScreen: CellScreen {
  private let controller = PermissionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct WardScreen: CellScreen {
  private let controller = WardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("hearts beat") { controller.beat() }] }
}

public struct FoldersScreen: CellScreen {
  private let controller = FoldersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ChaptersScreen: CellScreen {
  private let controller = ChaptersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a preface is added") { controller.addPreface() }] }
}

public struct VideosScreen: CellScreen {
  private let controller = VideosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a video is uploaded") { controller.upload() }] }
}

public struct ChatMessagesScreen: CellScreen {
  private let controller = ChatMessagesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("some are pinned") { controller.pin() }] }
}

public struct LyricsScreen: CellScreen {
  private let controller = LyricsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct RecipesScreen: CellScreen {
  private let controller = RecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct CookbookScreen: CellScreen {
  private let controller = CookbookViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct RemindersScreen: CellScreen {
  private let controller = RemindersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ShopsScreen: CellScreen {
  private let controller = ShopsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct TopicsScreen: CellScreen {
  private let controller = TopicsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct PostersScreen: CellScreen {
  private let controller = PostersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ParkingsScreen: CellScreen {
  private let controller = ParkingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct PricedParkingsScreen: CellScreen {
  private let controller = PricedParkingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct TidyFoldersScreen: CellScreen {
  private let controller = TidyFoldersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct TitledVideosScreen: CellScreen {
  private let controller = TitledVideosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a video is uploaded") { controller.upload() }] }
}
