import SwiftUI

struct QuestionRow: View {
  let question: Question

  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(question.title)
          .font(.headline)
        Spacer()
        Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
          .foregroundStyle(.secondary)
      }
      if isExpanded {
        Text(question.answer)
          .foregroundStyle(.secondary)
      }
    }
    .onTapGesture {
      isExpanded.toggle()
    }
  }
}

#Preview {
  VStack {
    ForEach(Question.all.prefix(3)) { question in
      QuestionRow(question: question)
    }
  }
  .padding()
}
