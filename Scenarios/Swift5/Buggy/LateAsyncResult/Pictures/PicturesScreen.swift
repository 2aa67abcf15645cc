import CellHarness
import UIKit

private let pictures = NetworkAnswer("https://img.clinic.example/pictures/*") { .image(named: $0.lastPathComponent) }

public struct QueueScreen: CellScreen {
  private let controller = PicturesViewController(QueuePictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct TaskScreen: CellScreen {
  private let controller = PicturesViewController(TaskPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct PublisherScreen: CellScreen {
  private let controller = PicturesViewController(PublisherPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

public struct HandlerScreen: CellScreen {
  private let controller = PicturesViewController(HandlerPictureCell.self)
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

public struct AppearingScreen: CellScreen {
  private let controller = HostedPicturesViewController { AppearingPictureRow(picture: $0) }
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [pictures] }
}

/// The same with nobody who answers: what loads is never seen.
public struct UnansweredHandlerScreen: CellScreen {
  private let controller = PicturesViewController(HandlerPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct UnansweredTaskScreen: CellScreen {
  private let controller = PicturesViewController(TaskPictureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Pictures that load while one scrolls.
let picturesScenarios: [Scenario] = [
  Scenario(
    "late-async-result/pictures/buggy/queue", QueueScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario(
    "late-async-result/pictures/buggy/publisher", PublisherScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario(
    "late-async-result/pictures/buggy/handler", HandlerScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario(
    "late-async-result/pictures/buggy/task", TaskScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario(
    "late-async-result/pictures/buggy/future", FutureScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario(
    "late-async-result/pictures/buggy/fading", FadingScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario(
    "late-async-result/pictures/buggy/appearing", AppearingScreen.self,
    expecting: ["late-async-result"], seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("late-async-result/pictures/buggy/handler-unanswered", UnansweredHandlerScreen.self, expecting: ["unscripted-request"])
  {
    Interaction.scrollBy(600)
  },
  Scenario("late-async-result/pictures/buggy/task-unanswered", UnansweredTaskScreen.self, expecting: ["unscripted-request"]) {
    Interaction.scrollBy(600)
  },
]
