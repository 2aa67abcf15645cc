import CellHarness
import UIKit

private let pictures = NetworkAnswer("https://img.clinic.example/pictures/*") { .image(named: $0.lastPathComponent) }

public struct IdentityScreen: CellScreen {
  private let controller = PicturesViewController(IdentityPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct CancelledTaskScreen: CellScreen {
  private let controller = PicturesViewController(CancelledTaskPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct CancelledPublisherScreen: CellScreen {
  private let controller = PicturesViewController(CancelledPublisherPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct CacheScreen: CellScreen {
  private let controller = PicturesViewController(CachedPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct FutureScreen: CellScreen {
  private let controller = PicturesViewController(FuturePictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct FadingScreen: CellScreen {
  private let controller = PicturesViewController(FadingPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct IdentifiedScreen: CellScreen {
  private let controller = HostedPicturesViewController { IdentifiedPictureRow(picture: $0) }
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct AsyncImageScreen: CellScreen {
  private let controller = HostedPicturesViewController { AsyncPictureRow(picture: $0) }
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

/// Pictures that load while one scrolls.
let picturesScenarios: [Scenario] = [
  Scenario("late-async-result/pictures/correct/identity-checked", IdentityScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("late-async-result/pictures/correct/publisher-cancelled", CancelledPublisherScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("late-async-result/pictures/correct/cache-and-identifier", CacheScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("late-async-result/pictures/correct/task-cancelled", CancelledTaskScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("late-async-result/pictures/correct/future-replaced", FutureScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("late-async-result/pictures/correct/fading-compared", FadingScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("late-async-result/pictures/correct/task-with-id", IdentifiedScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("late-async-result/pictures/correct/async-image", AsyncImageScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]
