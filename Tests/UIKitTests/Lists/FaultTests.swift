import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What an app does wrong, and what is said about it.
struct FaultCase: Sendable {
  var row: String
  var text: String
  var cause: String
  var body: @MainActor @Sendable () -> Void

  init(_ row: String, _ text: String, _ cause: String, _ body: @escaping @MainActor @Sendable () -> Void) {
    self.row = row
    self.text = text
    self.cause = cause
    self.body = body
  }

  /// Whether a process ended so.
  func matches(_ ended: ExitTest.Result?) -> Bool { said("[\(row)] \(text)", ended) && said("[cause] \(cause)", ended) }
}

@Suite("Exceptions of lists and what led to them", .serialized)
struct FaultTests {
  static let path = "<NSIndexPath: 0x0> {length = 2, path = 0 - 0}"
  static let provide = "collectionView(_:cellForItemAt:)"

  static let cells: [FaultCase] = [
    FaultCase(
      "LC-X01",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard",
      "dequeueReusableCell(withReuseIdentifier:for:) ⟨unregistered(\"X\", known: [\"cell\"])⟩"
    ) {
      let screen = ChosenScreen()
      screen.source.cell = { $0.dequeueReusableCell(withReuseIdentifier: "X", for: $1) }
      screen.layOut()
    },
    FaultCase(
      "LC-X02",
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside "
        + "a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will "
        + "prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. "
        + "Registrations should be created up front and reused. Registration: <UICollectionViewCellRegistration>",
      "dequeueConfiguredReusableCell(using:for:item:) ⟨registeredInProvider(view: \"SizedCell\")⟩"
    ) {
      let screen = ChosenScreen()
      screen.source.cell = { list, indexPath in
        let registration = UICollectionView.CellRegistration<SizedCell, Int> { _, _, _ in }
        return list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
      }
      screen.layOut()
    },
    FaultCase(
      "LC-X04", "The collection view's data source returned a cell without a reuseIdentifier.",
      "\(provide) ⟨wrongView(WrongView.notDequeued, type: \"SizedCell\")⟩".replacing("WrongView.", with: "FaultCause.WrongView.")
    ) {
      let screen = ChosenScreen()
      screen.source.cell = { _, _ in SizedCell(frame: .zero) }
      screen.layOut()
    },
    FaultCase(
      "LC-X05",
      "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path "
        + path,
      "\(provide) ⟨wrongView(FaultCause.WrongView.nothing, type: \"UICollectionViewCell\")⟩"
    ) {
      let screen = ChosenScreen()
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.list) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot)
      screen.layOut()
    },
    FaultCase(
      "LC-X06", "Expected dequeued view to be returned to the collection view in preparation for display.",
      "dequeueReusableCell(withReuseIdentifier:for:) ⟨wrongView(FaultCause.WrongView.dequeuedTwice, type: \"SizedCell\")⟩"
    ) {
      let screen = ChosenScreen()
      screen.source.cell = { list, indexPath in
        _ = list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        return list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      screen.layOut()
    },
    FaultCase(
      "LC-X06", "Expected dequeued view to be returned to the collection view in preparation for display.",
      "dequeueReusableCell(withReuseIdentifier:for:) ⟨wrongView(FaultCause.WrongView.notAskedFor, type: \"SizedCell\")⟩"
    ) {
      let screen = ChosenScreen()
      screen.layOut()
      _ = screen.list.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      screen.layOut()
    },
    FaultCase(
      "LC-X06", "Expected dequeued view to be returned to the collection view in preparation for display.",
      "\(provide) ⟨wrongView(FaultCause.WrongView.otherList, type: \"SizedCell\")⟩"
    ) {
      // The last screen is the run's: the windows of runs before get no frames.
      let other = ChosenScreen()
      let screen = ChosenScreen()
      screen.source.cell = { other.list.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
      screen.layOut()
    },
    FaultCase(
      "LC-X06", "Expected dequeued view to be returned to the collection view in preparation for display.",
      "\(provide) ⟨wrongView(FaultCause.WrongView.notReturned, type: \"SizedCell\")⟩"
    ) {
      let screen = ChosenScreen()
      var first: UICollectionViewCell?
      screen.source.cell = { list, indexPath in
        let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        defer { first = first ?? cell }
        return first ?? cell
      }
      screen.layOut()
    },
    FaultCase(
      "LC-X10",
      "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an "
        + "item, which is not allowed.",
      "reconfigureItems(_:) ⟨otherRegistration(existing: \"cell\", requested: \"other\")⟩"
    ) {
      let screen = ChosenScreen()
      screen.list.register(SizedCell.self, forCellWithReuseIdentifier: "other")
      screen.layOut()
      screen.source.cell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
      screen.list.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    },
    FaultCase(
      "LC-X11",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(UICollectionElementKindSectionHeader,\(path)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (<UICollectionReusableView>)",
      "collectionView(_:viewForSupplementaryElementOfKind:at:) ⟨wrongView(FaultCause.WrongView.notDequeued, "
        + "type: \"UICollectionReusableView\")⟩"
    ) {
      let screen = ChosenScreen(header: true)
      screen.source.supplementary = { _, _, _ in UICollectionReusableView(frame: .zero) }
      screen.layOut()
    },
    FaultCase(
      "LC-X12",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element kind it is "
        + "being used for. When asked for a view of element kind 'UICollectionElementKindSectionHeader' the data source dequeued a "
        + "view registered for the element kind 'badge'.",
      "collectionView(_:viewForSupplementaryElementOfKind:at:) ⟨wrongView(FaultCause.WrongView.otherKind, type: \"badge\")⟩"
    ) {
      let screen = ChosenScreen(header: true)
      screen.source.supplementary = {
        $0.dequeueReusableSupplementaryView(ofKind: "badge", withReuseIdentifier: "view", for: $2)
      }
      screen.layOut()
    },
    FaultCase(
      "LC-X13",
      "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 2 items in section 0. Collection "
        + "view: <UICollectionView>.",
      "scrollToItem(at:at:animated:) ⟨outOfBounds(0-7, count: Optional(2), sections: 1)⟩"
    ) {
      let screen = ChosenScreen()
      screen.list.scrollToItem(at: IndexPath(item: 7, section: 0), at: .top, animated: false)
    },
    FaultCase(
      "LC-X14",
      "Attempted to modify the selection of an out-of-bounds item (0) when there are only 0 items in section 3. Collection view: "
        + "<UICollectionView>",
      "selectItem(at:animated:scrollPosition:) ⟨outOfBounds(3-0, count: nil, sections: 1)⟩"
    ) {
      let screen = ChosenScreen()
      screen.list.selectItem(at: IndexPath(item: 0, section: 3), animated: false, scrollPosition: [])
    },
  ]

  @Test(
    "LC-X01 LC-X02 LC-X04 LC-X05 LC-X06 LC-X10 LC-X11 LC-X12 LC-X13 LC-X14 each with its text and its cause",
    arguments: cells.indices)
  func ends(_ index: Int) async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await MainActor.run { FaultTests.cells[index].body() }
    }
    #expect(Self.cells[index].matches(ended))
  }

  @Test("LC-X06 a view dequeued in vain is lost, and no more, before iOS 18")
  @MainActor func strayBefore18() {
    let before = UIKitExceptions.handler
    defer { UIKitExceptions.handler = before }
    let screen = ChosenScreen(profile: .iOS17)
    screen.layOut()
    _ = screen.list.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    screen.list.setNeedsLayout()
    screen.layOut()
    #expect(screen.list.visibleCells.count == 2)
  }
}
