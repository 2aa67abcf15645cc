import UIKit

struct Pigment: Sendable {
  let id: Int
  let name: String
}

actor PigmentLibrary {
  /// The recipe of a pigment; the first ones are the longest to look up.
  func recipe(of pigment: Pigment) async -> String {
    try? await Task.sleep(for: .milliseconds(pigment.id % 3 == 0 ? 900 : 150))
    return "Recipe of \(pigment.name)"
  }
}

final class PigmentCell: UICollectionViewListCell {
  private var task: Task<Void, Never>?

  func show(_ pigment: Pigment, library: PigmentLibrary) {
    var content = defaultContentConfiguration()
    content.text = pigment.name
    content.secondaryText = "…"
    contentConfiguration = content
    task = Task { [weak self] in
      let recipe = await library.recipe(of: pigment)
      guard !Task.isCancelled else { return }
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

final class PigmentsViewController: UICollectionViewController {
  private let pigments = (1...50).map { Pigment(id: $0, name: "Pigment \($0)") }
  private let library = PigmentLibrary()

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PigmentCell.self, forCellWithReuseIdentifier: "pigment")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pigments.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pigment", for: indexPath) as? PigmentCell
    else { fatalError("The registration gives another class.") }
    cell.show(pigments[indexPath.item], library: library)
    return cell
  }
}
