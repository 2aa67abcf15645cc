import Combine
import SwiftUI
import UIKit

struct QuizQuestion: Identifiable {
  let id: Int
  let prompt: String
  let answers: [String]
}

/// Where answers live: beyond any row.
@MainActor
final class QuizSession {
  private(set) var chosen: [QuizQuestion.ID: Int] = [:]

  func choose(_ answer: Int, for id: QuizQuestion.ID) { chosen[id] = answer }
}

/// One question's part of the session; made with the row and for one question only.
@MainActor
final class QuizCardModel: ObservableObject {
  @Published private(set) var choice: Int?
  private let id: QuizQuestion.ID
  private let session: QuizSession

  init(id: QuizQuestion.ID, session: QuizSession) {
    self.id = id
    self.session = session
    choice = session.chosen[id]
  }

  func choose(_ answer: Int) {
    session.choose(answer, for: id)
    choice = answer
  }
}

struct QuizCard: View {
  let question: QuizQuestion
  @StateObject private var model: QuizCardModel

  init(question: QuizQuestion, session: QuizSession) {
    self.question = question
    _model = StateObject(wrappedValue: QuizCardModel(id: question.id, session: session))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(question.prompt).font(.headline)
      ForEach(Array(question.answers.enumerated()), id: \.offset) { index, answer in
        Button {
          model.choose(index)
        } label: {
          Label(answer, systemImage: model.choice == index ? "largecircle.fill.circle" : "circle")
        }
        .buttonStyle(.plain)
      }
    }
    .padding()
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}

final class QuizViewController: UIViewController, UICollectionViewDataSource {
  private let session = QuizSession()
  private let questions = (1...32).map {
    QuizQuestion(id: $0, prompt: "Question \($0)", answers: ["Always", "Sometimes", "Never"])
  }

  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, (QuizQuestion, QuizSession)> {
    cell, _, entry in
    let (question, session) = entry
    cell.contentConfiguration = UIHostingConfiguration {
      QuizCard(question: question, session: session).id(question.id)
    }
  }

  override func loadView() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.dataSource = self
    collectionView.allowsSelection = false
    _ = registration
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    questions.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: (questions[indexPath.item], session))
  }
}
