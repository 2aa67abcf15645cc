import SwiftUI
import UIKit

struct Recipe: Identifiable, Hashable, Sendable {
  let id: UUID
  let name: String
  let note: String
}

/// A note of which the reader unfolds as much as he likes.
struct RecipeNoteRow: View {
  let recipe: Recipe

  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(recipe.name)
        .font(.headline)
      Text(recipe.note)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(isExpanded ? nil : 2)
      Button(isExpanded ? "Show less" : "Show more") {
        withAnimation { isExpanded.toggle() }
      }
      .font(.footnote)
      .buttonStyle(.borderless)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

final class RecipeNotesViewController: UICollectionViewController {
  private let recipes: [Recipe]
  private lazy var dataSource = makeDataSource()

  init() {
    let dishes = ["Lentil soup", "Roast carrots", "Plum cake", "Dal", "Focaccia", "Ratatouille", "Shakshuka", "Pilaf"]
    recipes = (0..<40).map { index in
      Recipe(
        id: UUID(), name: "\(dishes[index % dishes.count]) \(index + 1)",
        note: "Let it rest for \(5 + index) minutes before serving, and keep some of the water it was cooked in. "
          + "The flavour improves over night, so it pays to cook twice the amount and to warm it up slowly the next day.")
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    collectionView.allowsSelection = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Recipe>()
    snapshot.appendSections([0])
    snapshot.appendItems(recipes)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Recipe> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> { cell, _, recipe in
      cell.contentConfiguration = UIHostingConfiguration {
        // Cells are reused: without the id the next recipe would be as unfolded as the last one.
        RecipeNoteRow(recipe: recipe).id(recipe.id)
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, recipe in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: recipe)
    }
  }
}
