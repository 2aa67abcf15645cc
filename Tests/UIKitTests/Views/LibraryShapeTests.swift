import CoreGraphics
import Foundation
import HeadlessCore
import SelectorDispatch
import Testing

@testable import UIKit

/// What whole libraries do with UIKit beyond what apps do.
@MainActor @Suite("Shapes that libraries rely on") struct LibraryShapeTests {
  private final class NamedConstraint: NSLayoutConstraint { var note = "" }

  @Test("A subclass of NSLayoutConstraint inherits the initialiser with items, and the constraint holds")
  func constraintSubclass() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = NamedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5, constant: 10)
    width.note = "half"
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 110)
    width.constant = 20
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }

  @Test("Layout guides of a controller end where its safe area begins and ends")
  func layoutSupport() throws {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 12, right: 0)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    controller.view.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(view.frame.minY == insets.top && view.frame.maxY == 200 - insets.bottom)
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }

  @Test("A batch of updates takes a closure that does not escape")
  func batches() {
    final class Source: NSObject, UITableViewDataSource {
      var rows = 1
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    func update(_ table: UITableView, _ changes: () -> Void) { table.performBatchUpdates(changes) }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    update(table) {
      source.rows = 2
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test("A transition knows the controllers it is between")
  func coordinator() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let transition = TransitionCoordinator(isAnimated: true, from: first, to: second)
    #expect(transition.viewController(forKey: .from) === first && transition.viewController(forKey: .to) === second)
    var seen: UIViewController?
    transition.animateAlongsideTransition(in: nil, animation: { seen = $0.viewController(forKey: .to) }, completion: nil)
    #expect(seen === second)
  }

  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("Sections of a collation, by the text that objects answer to a selector")
  func collation() async {
    // In a process of its own: a table of methods would speak for every class of this module.
    await #expect(processExitsWith: .success) { await MainActor.run { LibraryShapeTests.sort() } }
  }

  private static func sort() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#" && collation.sectionTitles.count == 27)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    SelectorTables.add(Person.self) { [SelectorMethod("name", of: Person.self) { person, _ in person.name }] }
    let people = ["zoe", "Émile", "Adam", "42", "anna"].map(Person.init)
    #expect(people.map { collation.section(for: $0, collationStringSelector: Selector("name")) } == [25, 4, 0, 26, 0])
    let sorted = collation.sortedArray(from: people, collationStringSelector: Selector("name"))
    #expect(sorted.compactMap { ($0 as? Person)?.name }.filter { $0 != "Émile" } == ["42", "Adam", "anna", "zoe"])
  }

  @Test("Spinners of old styles have their fixed colours; classes are asked for by name and kin")
  func olderNames() {
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    #expect(UIActivityIndicatorView(style: .medium).color == .systemGray)
    #expect(UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UILabel().isKind(of: UIView.self) && !UIView().isKind(of: UILabel.self) && UIView().isMember(of: UIView.self))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
    #expect(object_getClass(UILabel()) == UILabel.self && class_getSuperclass(UILabel.self) == UIView.self)
    #expect(String(cString: class_getName(UILabel.self)) == "UIKit.UILabel")
  }

  @Test("The lock of an object keeps other threads out, and lets the same one in again")
  func objectLock() async {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    objc_sync_exit(object)
    nonisolated(unsafe) let shared = object
    let entered = Task.detached { () -> Bool in
      objc_sync_enter(shared)
      objc_sync_exit(shared)
      return true
    }
    objc_sync_exit(object)
    #expect(await entered.value)
  }

  @Test("Images have words of their own for assistive technologies")
  func imageWords() {
    let (first, second) = (UIImage(), UIImage())
    first.accessibilityIdentifier = "star"
    #expect(first.accessibilityIdentifier == "star" && second.accessibilityIdentifier == nil)
  }

  @Test("Values change inside of an old animation block, whose duration views inherit")
  func animationBlock() {
    let view = UIView()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.7)
    view.alpha = 0
    #expect(UIView.inheritedAnimationDuration == 0.7)
    UIView.commitAnimations()
    #expect(view.alpha == 0 && UIView.inheritedAnimationDuration == 0)
  }

  @Test("A view of effects is made by its effect; a subclass may have an initialiser for a frame that overrides nothing")
  func effectView() {
    final class Glass: UIVisualEffectView {
      init(frame: CGRect) {
        super.init(effect: UIBlurEffect(style: .regular))
        self.frame = frame
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let (glass, plain) = (Glass(frame: frame), UIVisualEffectView(frame: frame))
    #expect(glass.frame == frame && glass.contentView.superview === glass && glass.effect != nil)
    #expect(plain.frame == frame && plain.contentView.frame.size == frame.size && plain.effect == nil)
  }
}
