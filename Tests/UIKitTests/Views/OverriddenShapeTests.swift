import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What follows from declarations that have Apple's shape: overrides are asked, values are made anywhere, delegates are told.
@MainActor @Suite("Consequences of Apple's shapes", .serialized) struct OverriddenShapeTests {
  private final class Framed: UIView {
    let inner = UILayoutGuide()
    override var safeAreaLayoutGuide: UILayoutGuide { inner }
    override var topAnchor: NSLayoutYAxisAnchor { subviews.first?.bottomAnchor ?? super.topAnchor }
    var heard: [String] = []
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      heard.append("guide")
      super.addLayoutGuide(layoutGuide)
    }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
      heard.append("constraints \(constraints.count)")
      super.addConstraints(constraints)
    }
  }

  @Test("a view's own guide and anchor decide where others stand")
  func anchors() throws {
    let framed = Framed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    framed.addSubview(bar)
    framed.addLayoutGuide(framed.inner)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    framed.addSubview(content)
    framed.addConstraints([
      framed.inner.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 12),
      framed.inner.rightAnchor.constraint(equalTo: framed.rightAnchor),
      content.leftAnchor.constraint(equalTo: framed.safeAreaLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: framed.safeAreaLayoutGuide.rightAnchor),
      content.topAnchor.constraint(equalTo: framed.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 10),
    ])
    framed.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 12, y: 30, width: 88, height: 10))
    #expect(framed.heard == ["guide", "constraints 6"])
  }

  private final class Bordered: UIView {
    @Invalidating(.layout) var spacing: CGFloat = 8
    @Invalidating(.layout, .intrinsicContentSize) var width: CGFloat = 10
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: spacing) }
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("a property that invalidates asks for a layout when its value changes, and only then")
  func invalidating() {
    let root = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.alignment = .top
    let view = Bordered()
    root.addArrangedSubview(view)
    root.addArrangedSubview(UIView())
    root.layoutIfNeeded()
    let before = view.layouts
    view.spacing = 8
    root.layoutIfNeeded()
    #expect(view.layouts == before)
    view.spacing = 9
    root.layoutIfNeeded()
    #expect(view.layouts == before + 1)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.width = 40
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  private final class Loading: UIViewController {
    @ViewLoading var label: UILabel
    override func viewDidLoad() {
      super.viewDidLoad()
      label = UILabel()
      label.text = "loaded"
    }
  }

  @Test("a property that belongs to the view loads it when it is read")
  func viewLoading() {
    let controller = Loading()
    #expect(!controller.isViewLoaded)
    #expect(controller.label.text == "loaded")
    #expect(controller.isViewLoaded)
  }

  @Test("children are exchanged: the old view goes when the animation has ended, and both controllers hear of it")
  func exchange() {
    RunState.begin()
    let history = History()
    let container = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = container
    window.makeKeyAndVisible()
    let (old, new) = (RecordingController("old", history), RecordingController("new", history))
    container.addChild(old)
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    HostLoop.settle()
    _ = history.take()
    container.addChild(new)
    var ended: Bool?
    container.transition(from: old, to: new, duration: 0.3, animations: { history.add("animations") }) { ended = $0 }
    #expect(old.view.superview === container.view && new.view.superview === container.view)
    #expect(ended == nil)
    HostLoop.settle()
    #expect(ended == true)
    #expect(old.view.superview == nil && new.view.superview === container.view)
    let words = history.take().map { $0.split(separator: " ")[0] }.filter { $0.contains("pear") || $0 == "animations" }
    #expect(
      words == [
        "old.viewWillDisappear", "new.viewWillAppear", "animations", "new.viewIsAppearing", "new.viewDidAppear",
        "old.viewDidDisappear",
      ])
  }

  private final class Searcher: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    var begins = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { searchBar.text != "stay" }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "#"
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
  }

  @Test("a search bar's delegate decides over its text, and hears of its editing and of the search key")
  func searchBar() {
    RunState.begin()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    window.addSubview(bar)
    let searcher = Searcher()
    bar.delegate = searcher
    searcher.begins = false
    #expect(!bar.becomeFirstResponder())
    searcher.begins = true
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("#")
    bar.searchTextField.insertText("\n")
    #expect(bar.text == "a")
    bar.text = "stay"
    #expect(!bar.resignFirstResponder())
    bar.text = ""
    #expect(bar.resignFirstResponder())
    #expect(searcher.heard == ["begin", "text a", "search", "text stay", "text ", "end"])
  }

  private final class OneSection: UICollectionViewCompositionalLayout {
    init() {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      super.init(section: NSCollectionLayoutSection(group: group))
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Source: NSObject, UICollectionViewDataSource {
    let registration: UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath>
    init(_ registration: UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath>) {
      self.registration = registration
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath)
    }
  }
  /// Made by no actor.
  private struct Registrations {
    var cell = UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath> { cell, path, _ in
      MainActor.assumeIsolated { cell.accessories = path.item == 0 ? [.checkmark()] : [] }
    }
    var other = UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath> { _, _, _ in }
  }

  @Test("a subclass of a compositional layout lays out, with cells of a registration that belongs to no actor")
  func layoutSubclass() {
    RunState.begin()
    let registrations = Registrations()
    #expect(registrations.cell.identifier != registrations.other.identifier)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: OneSection())
    let source = Source(registrations.cell)
    list.dataSource = source
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    window.addSubview(list)
    HostLoop.settle()
    let cells = list.visibleCells.compactMap { $0 as? UICollectionViewListCell }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.map(\.frame.minY) == [0, 40])
    #expect(cells.map(\.accessories.count) == [1, 0])
  }

  @Test("an accessory without a width of its own reserves what it needs; options say nothing but what was said")
  func accessoryOptions() {
    let plain = UICellAccessory.CheckmarkOptions()
    #expect(plain.reservedLayoutWidth == .actual && !plain.isHidden && plain.tintColor == nil)
    #expect(UICellAccessory.CheckmarkOptions(reservedLayoutWidth: .custom(40)).reservedLayoutWidth == .custom(40))
    #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
    #expect(UICellAccessory.LabelOptions(font: nil).font == .preferredFont(forTextStyle: .body))
  }
}
