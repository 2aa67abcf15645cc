import SwiftUI
import UIKit

final class QuestionsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Question.ID>!
  private let questions: [Question.ID: Question]

  init(questions: [Question] = Question.all) {
    self.questions = Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0) })
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    title = "Questions"
    configureDataSource(order: questions.map(\.id))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func configureDataSource(order: [Question.ID]) {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Question> { cell, _, question in
      cell.contentConfiguration = UIHostingConfiguration {
        QuestionRow(question: question)
      }
    }
    dataSource = .init(collectionView: collectionView) { [questions] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: questions[id])
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Question.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(order)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
