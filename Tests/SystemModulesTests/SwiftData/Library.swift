import SwiftData

/// Models as apps have them: values of all kinds, relationships with and without what their inverse is.
@Model final class Author {
  var name: String
  var country: String?
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

  init(name: String, country: String? = nil) {
    self.name = name
    self.country = country
  }
}

@Model final class Book {
  var title: String = "Untitled"
  var pages = 0
  var format: Format = Format.paper
  var size: Size?
  var notes: [String] = []
  var author: Author?
  /// The inverse is found, not said.
  var shelf: Shelf?
  var tags: [Tag] = []
  @Transient var isOpen = false
  let number: Int

  init(_ title: String, pages: Int = 100, number: Int = 0, author: Author? = nil) {
    self.title = title
    self.pages = pages
    self.number = number
    self.author = author
  }

  enum Format: String, Codable { case paper, sound }
  struct Size: Codable, Hashable {
    var width: Int
    var height: Int
  }
  var isLong: Bool { pages > 300 }
}

@Model final class Shelf {
  @Attribute(.unique) var place: String
  var books: [Book]?
  var width = 10

  init(place: String) { self.place = place }
}

@Model class Tag {
  #Unique<Tag>([\.word, \.language])
  var word: String
  var language: String
  var rank: Int = 0 {
    didSet { changes += 1 }
  }
  @Transient var changes = 0
  var books: [Book] = []

  init(_ word: String, _ language: String = "en", rank: Int = 0) {
    (self.word, self.language, self.rank) = (word, language, rank)
  }
}

extension ModelContainer {
  /// With all of these.
  static func library() throws -> ModelContainer {
    try ModelContainer(
      for: Author.self, Shelf.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}
