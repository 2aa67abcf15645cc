import CellHarness
import UIKit

public struct WorkoutsScreen: CellScreen {
  private let controller = WorkoutsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("a workout is added") { controller.add() }, Mutation("the order is turned round") { controller.reverse() }]
  }
}

public struct SongbookScreen: CellScreen {
  private let controller = SongbookViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("sort by number") { controller.sortByNumber() }, Mutation("the third goes") { controller.removeThird() }]
  }
}

public struct RankingScreen: CellScreen {
  private let controller = RankingViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("runner 7 appeals") { controller.appeal() }] }
}

public struct PreferencesScreen: CellScreen {
  private let controller = PreferencesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("the first of each group goes") { controller.hideFirstOfEach() },
      Mutation("each group gets one more") { controller.addAtEnds() },
    ]
  }
}

public struct GroupChatScreen: CellScreen {
  private let controller = GroupChatViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("Lin writes") { controller.receive() },
      Mutation("line 3 is deleted") { controller.delete(3) },
    ]
  }
}

public struct DiaryScreen: CellScreen {
  private let controller = DiaryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("an entry is written") { controller.write() }, Mutation("day 2 is dropped") { controller.dropDay(2) }]
  }
}

public struct BoardScreen: CellScreen {
  private let controller = BoardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("two cards come") { controller.insertTwo() },
      Mutation("the first goes fifth") { controller.moveFirstToFifth() },
    ]
  }
}

public struct SurveyScreen: CellScreen {
  private let controller = SurveyViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("urgent ones first") { controller.urgentFirst() }] }
}

public struct ChannelsScreen: CellScreen {
  private let controller = ChannelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the last server comes first") { controller.lastServerFirst() }] }
}

public struct TimelineScreen: CellScreen {
  private let controller = TimelineViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("new posts") { controller.model.refresh() }] }
}

public struct GalleryScreen: CellScreen {
  private let controller = GalleryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a photo is taken") { controller.photoTaken() }] }
}
