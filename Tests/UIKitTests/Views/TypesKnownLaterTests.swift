import Foundation
import HeadlessCore
import Testing

@testable import UIKit

/// Objects of classes that are known as values only.
@MainActor @Suite("Initialisers of a class that is a value") struct TypesKnownLaterTests {
  private final class Badge: UILabel {
    var note = "new"
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      tag = 8
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Banner: UITableViewHeaderFooterView {}
  private final class Detail: UIViewController {
    let made: String
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      made = nibNameOrNil ?? "plain"
      super.init(nibName: nil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Grid: UICollectionView {}
  private final class Plain: UITableView {}
  private final class Fade: UIStoryboardSegue {}
  private final class Flow: UINavigationController {}
  private final class Rows: UITableViewController {
    override init(style: UITableView.Style) {
      super.init(style: style)
      title = "rows"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Tiles: UICollectionViewController {}
  private final class Portrait: UIImageView {}

  @Test("The class is the value's, not the one that is written down")
  func views() {
    let types: [UIView.Type] = [UIView.self, UILabel.self, Badge.self]
    let views = types.map { $0.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(views.map { String(describing: type(of: $0)) } == ["UIView", "UILabel", "Badge"])
    #expect(views.allSatisfy { $0.frame == CGRect(x: 1, y: 2, width: 3, height: 4) })
    #expect((views[2] as? Badge)?.note == "new" && views[2].tag == 7)
    let plain: NSObject.Type = Badge.self
    #expect(plain.init() is Badge)
  }

  @Test("Rows, headers and lists")
  func lists() throws {
    let row: UITableViewCell.Type = Row.self
    let made = row.init(style: .value1, reuseIdentifier: "a row's identifier of some length")
    #expect(made is Row && made.tag == 8 && made.reuseIdentifier == "a row's identifier of some length")
    let header: UITableViewHeaderFooterView.Type = Banner.self
    #expect(header.init(reuseIdentifier: "b") is Banner)
    let layout = UICollectionViewFlowLayout()
    let grid: UICollectionView.Type = Grid.self
    let list = grid.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6), collectionViewLayout: layout)
    #expect(list is Grid && list.collectionViewLayout === layout && list.frame.height == 6)
    let table: UITableView.Type = Plain.self
    let rows = table.init(frame: CGRect(x: 0, y: 0, width: 7, height: 8), style: .insetGrouped)
    #expect(rows is Plain && rows.style == .insetGrouped && rows.frame.width == 7)
  }

  @Test("Controllers and segues")
  func controllers() {
    let type: UIViewController.Type = Detail.self
    #expect(
      (type.init(nibName: "a name that is longer than a word", bundle: nil) as? Detail)?.made
        == "a name that is longer than a word")
    let root = UIViewController()
    let navigation: UINavigationController.Type = Flow.self
    let flow = navigation.init(rootViewController: root)
    #expect(flow is Flow && flow.viewControllers == [root])
    let segue: UIStoryboardSegue.Type = Fade.self
    let fade = segue.init(identifier: "fade", source: root, destination: flow)
    #expect(fade is Fade && fade.identifier == "fade" && fade.source === root && fade.destination === flow)
  }

  @Test("Controllers of lists, and views of pictures")
  func listControllers() {
    let table: UITableViewController.Type = Rows.self
    let rows = table.init(style: .insetGrouped)
    #expect(rows is Rows && rows.title == "rows" && rows.tableView.style == .insetGrouped)
    let collection: UICollectionViewController.Type = Tiles.self
    let layout = UICollectionViewFlowLayout()
    let tiles = collection.init(collectionViewLayout: layout)
    #expect(tiles is Tiles && tiles.collectionViewLayout === layout && tiles.collectionView.collectionViewLayout === layout)
    let picture: UIImageView.Type = Portrait.self
    let portrait = picture.init(image: UIImage(systemName: "person"))
    #expect(portrait is Portrait && portrait.image == UIImage(systemName: "person") && !portrait.isUserInteractionEnabled)
    #expect(picture.init(image: nil).image == nil)
  }

  @Test("What is made is let go again, and so is what it was made of")
  func lifetime() {
    weak var view: UIView?
    weak var layout: UICollectionViewLayout?
    weak var controller: UIViewController?
    do {
      let type: UIView.Type = Badge.self
      view = type.init(frame: .zero)
      let flow = UICollectionViewFlowLayout()
      layout = flow
      let grid: UICollectionView.Type = Grid.self
      _ = grid.init(frame: .zero, collectionViewLayout: flow)
      let root = UIViewController()
      controller = root
      let navigation: UINavigationController.Type = Flow.self
      _ = navigation.init(rootViewController: root)
      let collection: UICollectionViewController.Type = Tiles.self
      _ = collection.init(collectionViewLayout: flow)
    }
    #expect(view == nil && layout == nil && controller == nil)
  }
}
