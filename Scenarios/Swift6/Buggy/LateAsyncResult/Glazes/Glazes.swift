import UIKit

struct Glaze: Sendable {
  let id: Int
  let name: String
}

/// Looks recipes up, and keeps those that it has found.
@MainActor final class GlazeLibrary {
  private(set) var found: [Int: String] = [:]

  func recipe(of glaze: Glaze) async -> String {
    try? await Task.sleep(for: .milliseconds(400))
    let recipe = "Recipe of \(glaze.name)"
    found[glaze.id] = recipe
    return recipe
  }
}

final class GlazeCell: UICollectionViewListCell {
  private var task: Task<Void, Never>?

  func show(_ glaze: Glaze, library: GlazeLibrary) {
    var content = defaultContentConfiguration()
    content.text = glaze.name
    content.secondaryText = library.found[glaze.id]
    contentConfiguration = content
    guard content.secondaryText == nil else { return }
    task = Task { [weak self] in
      let recipe = await library.recipe(of: glaze)
      content.secondaryText = recipe
      self?.contentConfiguration = content
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    task = nil
  }
}

final class GlazesViewController: UICollectionViewController {
  private let glazes = (1...50).map { Glaze(id: $0, name: "Glaze \($0)") }
  private let library = GlazeLibrary()

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GlazeCell.self, forCellWithReuseIdentifier: "glaze")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { glazes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "glaze", for: indexPath) as? GlazeCell
    else { fatalError("The registration gives another class.") }
    cell.show(glazes[indexPath.item], library: library)
    return cell
  }
}
